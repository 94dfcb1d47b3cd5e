import type { Violation } from '../../problem/problem.ts';
import type { Options } from '../definition.ts';

/** Other words for options, by their keys. */
export type Synonyms = { readonly [key: string]: readonly string[] | undefined };

/**
 * The key of a typed option: by key, by label, by another word for it, or by the beginning of exactly one label (`F` for
 * Full Time), without regard to case. Null when there is none.
 */
export const optionOf = (text: string, options: Options, synonyms: Synonyms = {}): string | null => {
  const wanted = text.trim().toLowerCase();
  if (Object.hasOwn(options, text.trim())) return text.trim();
  const isWanted = (word: string): boolean => word.toLowerCase() === wanted;
  const keys = Object.keys(options);
  const named = keys.find((key) => isWanted(key) || isWanted(options[key] ?? ''));
  const found = named ?? keys.find((key) => synonyms[key]?.some(isWanted));
  if (found !== undefined) return found;
  const beginning = Object.entries(options).filter(
    ([, label]) => wanted !== '' && label.toLowerCase().startsWith(wanted),
  );
  return beginning.length === 1 ? (beginning[0]?.[0] ?? null) : null;
};

/** Options that a refusal names. */
const mostNamed = 8;

/** A typed text is none of the options: the first of them are named. */
export const notOffered = (options: Options): Violation => {
  const labels = Object.values(options);
  const named = labels.slice(0, mostNamed).join(', ');
  return { code: 'notOffered', params: { choices: labels.length > mostNamed ? `${named}, …` : named } };
};

/** The words of an option; a key that is none stands for itself. */
export const labelOf = (key: unknown, options: Options): string => {
  const name = String(key);
  return Object.hasOwn(options, name) ? (options[name] ?? name) : name;
};
