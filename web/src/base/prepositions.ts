/** Prepositions before numbers as `prepositions.py` writes them: Czech `ze 12`, Polish `ze 100`. */

import type { FluentValue } from '@fluent/bundle';

const VOWELS: Record<string, string> = { cs: 'e', sk: 'o', pl: 'e' };
/** The digits before whose names, and those of their tens and hundreds, the vowel is said. */
const DIGITS: Record<string, string> = { csz: '23467', csv: '234', skz: '467', sks: '467' };

export function beforeNumber(language: string, preposition: string, number: FluentValue): string {
  const said = number.valueOf();
  const digits = DIGITS[language + preposition] ?? '';
  // The first word of a number: a unit or a ten, a hundred, or those of thousands and millions.
  const named = digits && `1?[${digits}]|[${digits}]\\d\\d?|`;
  const heavy = RegExp(`^(${named}1\\d\\d)(\\d{3})*(?!\\d)`);
  return `${preposition}${heavy.test(`${said}`) ? VOWELS[language] : ''} ${said}`;
}
