import { accepted, refused, type Accepted } from '../../problem/problem.ts';

/** Characters as people and PostgreSQL count them, not UTF-16 units. */
export const lengthOf = (text: string): number => {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
};

/** A text that PostgreSQL can store: no NUL, no lone surrogate. */
export const isStorable = (text: string): boolean =>
  !text.includes('\u0000') &&
  !/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/.test(text);

export interface TextRules {
  readonly min?: number;
  readonly max: number;
}

/**
 * Accepts a text: trimmed at both ends, composed (NFC) so that equal words compare equal, otherwise unchanged. A blank text
 * is no value and yields null.
 */
export const acceptText = (value: unknown, { min, max }: TextRules): Accepted<string | null> => {
  if (typeof value !== 'string') return refused('notText');
  if (!isStorable(value)) return refused('badCharacter');
  const text = value.normalize('NFC').trim();
  if (text === '') return accepted(null);
  const length = lengthOf(text);
  if (length > max) return refused('maxLength', { max });
  if (min !== undefined && length < min) return refused('minLength', { min });
  return accepted(text);
};

/** Further checks an accepted text that is not blank. */
export const thenText = (
  input: Accepted<string | null>,
  refine: (text: string) => Accepted<string>,
): Accepted<string | null> => (input.ok && input.value !== null ? refine(input.value) : input);
