import { currentLanguage } from './current-language.ts';
import { groupedNumber } from './grouped-number.ts';

/** A whole number as the chosen language writes it, `1,538`; nothing for nothing. */
export function wholeNumber(value: number): string;
export function wholeNumber(value: number | undefined): string | undefined;
export function wholeNumber(value: number | undefined): string | undefined {
  return value === undefined ? undefined : groupedNumber(value, currentLanguage().tag);
}
