import type { Violation } from '../../problem/problem.ts';
import type { Options } from '../definition.ts';

/** Alternative names for options, by their keys. */
export type Synonyms = { readonly [key: string]: readonly string[] | undefined };

/**
 * The key of a typed option: by key, by label, by an alternative name, or by the beginning of exactly one label (`F` for
 * Full Time), ignoring case. Null when there is none.
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

/** Number of options listed in a refusal. */
const mostNamed = 8;

/** A typed text is not one of the options: the first of them are listed. */
export const notOffered = (options: Options): Violation => {
  const labels = Object.values(options);
  const named = labels.slice(0, mostNamed).join(', ');
  return { code: 'notOffered', params: { choices: labels.length > mostNamed ? `${named}, …` : named } };
};

/** The label of an option; an unknown key stands for itself. */
export const labelOf = (key: unknown, options: Options): string => {
  const name = String(key);
  return Object.hasOwn(options, name) ? (options[name] ?? name) : name;
};
