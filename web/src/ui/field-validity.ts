/** The browser's complaints about fields, in the language of the page instead of its own. */

import words from 'virtual:words-of/fields';
import { speakOf, text } from '$base/i18n.svelte';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The fields that say what is wrong with them, until something changes. */
const faulty = new Set<Field>();

function wordsOf(field: Field): string {
  const { validity } = field;
  if (validity.valueMissing) {
    return text(field.matches('select, [type=radio]') ? 'web-field-choose' : 'web-field-missing');
  }
  if (field instanceof HTMLInputElement && field.type === 'number') {
    const { min, max } = field;
    return text(min && max ? 'web-field-range' : 'web-field-number', { min, max });
  }
  return '';
}

function complain({ target }: Event): void {
  const field = target as Field;
  field.setCustomValidity('');
  field.setCustomValidity(wordsOf(field));
  faulty.add(field);
}

function forget(): void {
  for (const field of faulty) field.setCustomValidity('');
  faulty.clear();
}

void speakOf(words);
document.addEventListener('invalid', complain, true);
document.addEventListener('input', forget, true);
// Another try is judged anew, whatever the page has filled in meanwhile.
document.addEventListener('click', forget, true);
