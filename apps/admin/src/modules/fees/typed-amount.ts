import { parseMoney } from '@school/domain';
import { readNumber } from '../../engine/field/number/typed-number.ts';

/** An amount as typed in the user's language; undefined for anything else. */
export const typedAmount = (text: string, locale: string): string | undefined => {
  const parsed = parseMoney(readNumber(text, locale) ?? '');
  return parsed.ok ? parsed.value : undefined;
};
