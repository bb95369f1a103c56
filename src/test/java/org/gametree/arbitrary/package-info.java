/**
 * Random game trees and windows for <a href="https://jqwik.net">jqwik</a>: what it takes to write properties of a search
 * of your own.
 *
 * <p>Published in the jar of classifier {@code tests}, which needs jqwik beside it. Where jqwik stands beside JUnit, import
 * JUnit's BOM, so that both run on one version of its platform.
 */
package org.gametree.arbitrary;
