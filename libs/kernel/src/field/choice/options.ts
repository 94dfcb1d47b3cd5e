import type { Options } from '../definition.ts';

/**
 * The key of a typed option: by key, by label, or by the beginning of exactly one label (`F` for Full Time), without
 * regard to case. Null when there is none.
 */
export const optionOf = (text: string, options: Options): string | null => {
  const wanted = text.trim().toLowerCase();
  if (Object.hasOwn(options, text.trim())) return text.trim();
  const found = Object.entries(options).find(
    ([key, label]) => key.toLowerCase() === wanted || label.toLowerCase() === wanted,
  );
  if (found) return found[0];
  const beginning = Object.entries(options).filter(
    ([, label]) => wanted !== '' && label.toLowerCase().startsWith(wanted),
  );
  return beginning.length === 1 ? (beginning[0]?.[0] ?? null) : null;
};

/** The words of an option; a key that is none stands for itself. */
export const labelOf = (key: unknown, options: Options): string => {
  const name = String(key);
  return Object.hasOwn(options, name) ? (options[name] ?? name) : name;
};
