import type { CustomWord } from '@school/resources';

const isWord = (value: unknown): value is CustomWord => {
  const { term, language, singular, plural } = (value ?? {}) as Record<string, unknown>;
  return [term, language, singular, plural].every((part) => typeof part === 'string');
};

/** The school's words as returned by the session call; anything else is left out. */
export const readCustomWords = (value: unknown): readonly CustomWord[] =>
  Array.isArray(value) ? value.filter(isWord) : [];
