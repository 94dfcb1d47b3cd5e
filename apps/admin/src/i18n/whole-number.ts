import { currentLanguage } from './current-language.ts';
import { groupedNumber } from './grouped-number.ts';

/** A whole number formatted for the chosen language, `1,538`; nothing for nothing. */
export function wholeNumber(value: number): string;
export function wholeNumber(value: number | undefined): string | undefined;
export function wholeNumber(value: number | undefined): string | undefined {
  return value === undefined ? undefined : groupedNumber(value, currentLanguage().tag);
}
