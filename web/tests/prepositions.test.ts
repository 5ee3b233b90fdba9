import { expect, it } from 'vitest';
import { beforeNumber } from '$base/prepositions';
import said from '../../tests/describe/before_numbers.json';

it('puts a vowel before the numbers that ask for it', () => {
  for (const [language, prepositions] of Object.entries(said)) {
    for (const [preposition, numbers] of Object.entries(prepositions)) {
      for (const number of numbers) {
        const written = beforeNumber(language, preposition.charAt(0), number);
        expect([language, written]).toEqual([language, `${preposition} ${number}`]);
      }
    }
  }
});
