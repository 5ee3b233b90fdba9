/** Numbers in messages, written without separators of thousands. */

import { FluentNumber, type FluentVariable } from '@fluent/bundle';

/** A number whose digits need no rules: a slow device reads those of a language for 100 ms. */
class PlainNumber extends FluentNumber {
  override toString(scope: Parameters<FluentNumber['toString']>[0]): string {
    return Number.isInteger(this.value) ? `${this.value}` : super.toString(scope);
  }
}

/** The values of a message, its numbers as they are to be written. */
export function plainNumbers(
  values: Record<string, FluentVariable>,
): Record<string, FluentVariable> {
  const pairs = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'number' ? new PlainNumber(value, { useGrouping: false }) : value,
  ]);
  return Object.fromEntries(pairs);
}
