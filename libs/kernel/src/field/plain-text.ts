import { accepted, refused, type Accepted } from '../problem/problem.ts';

/** What a text must keep to; lengths in characters. */
export interface TextLimits {
  readonly min?: number;
  readonly max: number;
  /** Line breaks and tabs are kept. */
  readonly lines?: boolean;
}

const control = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/;

/** Trims, refuses control characters (PostgreSQL cannot store NUL) and lone surrogates, and checks the length. */
export const acceptText = (value: unknown, { min, max, lines = false }: TextLimits): Accepted<string> => {
  if (typeof value !== 'string') return refused('text');
  const text = value.trim();
  if (control.test(text) || (!lines && /[\r\n\t]/.test(text)) || !text.isWellFormed())
    return refused('characters');
  if (text.length > max) return refused('maxLength', { max });
  if (min !== undefined && text.length > 0 && text.length < min) return refused('minLength', { min });
  return accepted(text);
};
