/** Lower case without accents, so that `gehalter` finds `Gehälter`. */
export const plainText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

const partsOf = (text: string): readonly string[] =>
  plainText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/**
 * How well typed words name an entry: 0 begins like it, 1 every word begins a word of the title, 2 with the words
 * around it (English name, group); undefined when a word is nowhere.
 */
export const matchRank = (typed: string, title: string, around = ''): number | undefined => {
  const words = partsOf(typed);
  if (words.length === 0) return undefined;
  const own = partsOf(title);
  const every = (parts: readonly string[]): boolean =>
    words.every((word) => parts.some((part) => part.startsWith(word)));
  if (plainText(title).startsWith(plainText(typed.trim()))) return 0;
  if (every(own)) return 1;
  return every([...own, ...partsOf(around)]) ? 2 : undefined;
};
