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
 * How well typed words match an entry: 0 it starts with them, 1 every word starts a word of the title, 2 including the
 * related words (English name, group); undefined if a word matches nothing.
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
