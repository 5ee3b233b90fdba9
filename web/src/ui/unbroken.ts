/**
 * Texts as they are shown: no line ends between a number and what it counts, nor with a preposition
 * of one letter.
 */

/** The spaces of "3 crowns", "7 × 7" and, at the end of a sentence, "plus 0."; and of "z lewej". */
const KEPT =
  /(?<=(^|[^\p{L}\d])\d+|[×=]) (?=[\p{L}\d×=])|(?<=\p{L}) (?=\d+[.;]?(\s|$))|(?<=(^|[^\p{L}\d])[kosuvwz]) (?=[\p{L}\d])/giu;

export function unbroken(text: string): string {
  return text.replace(KEPT, '\u00a0');
}
