/** A module that needs game trees and nothing else. */
module example {
    requires org.gametree;
}
