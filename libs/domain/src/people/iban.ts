import type { Problem, Result } from '../outcome/result.ts';
import { refuse, success } from '../outcome/result.ts';

/** Why a text is not an IBAN. */
export type IbanProblem =
  | Problem<'IBAN_FORMAT'>
  | Problem<'IBAN_LENGTH', { country: string; expected: number; actual: number }>
  | Problem<'IBAN_CHECK_DIGITS'>;

/** Lengths for the countries where staff usually have accounts; others only need to meet the standard. */
const lengths: Readonly<Record<string, number>> = { PK: 24, AE: 23, GB: 22, QA: 29, SA: 24 };

const shape = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;

/**
 * Checks an international bank account number by format, the length for its country and check digits (ISO 13616: the
 * rearranged number leaves 1 when divided by 97).
 * @param text as typed, in any case, spaces allowed
 * @returns the number in capitals without spaces, or the first thing wrong with it
 */
export function checkIban(text: string): Result<string, IbanProblem> {
  const iban = text.replaceAll(/\s/g, '').toUpperCase();
  if (!shape.test(iban)) return refuse('IBAN_FORMAT', {});
  const country = iban.slice(0, 2);
  const expected = lengths[country];
  if (expected !== undefined && iban.length !== expected) {
    return refuse('IBAN_LENGTH', { country, expected, actual: iban.length });
  }
  return remainderBy97(iban.slice(4) + iban.slice(0, 4)) === 1
    ? success(iban)
    : refuse('IBAN_CHECK_DIGITS', {});
}

function remainderBy97(text: string): number {
  let rest = 0;
  for (const character of text) {
    const value = Number.parseInt(character, 36); // letters count 10 to 35
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest;
}
