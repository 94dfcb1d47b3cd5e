import type { Options } from '../definition.ts';

/** The key of a typed option, by key or by label without regard to case; null when there is none. */
export const optionOf = (text: string, options: Options): string | null => {
  const wanted = text.trim().toLowerCase();
  if (Object.hasOwn(options, text.trim())) return text.trim();
  const found = Object.entries(options).find(
    ([key, label]) => key.toLowerCase() === wanted || label.toLowerCase() === wanted,
  );
  return found ? found[0] : null;
};

/** The words of an option; a key that is none stands for itself. */
export const labelOf = (key: unknown, options: Options): string => {
  const name = String(key);
  return Object.hasOwn(options, name) ? (options[name] ?? name) : name;
};
