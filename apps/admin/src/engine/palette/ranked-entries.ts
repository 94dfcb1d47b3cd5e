import type { PaletteEntry } from './entry.ts';
import { matchRank } from './matching.ts';

const most = 7;

/** Known entries that fit what is typed, best first. */
export const fittingEntries = (
  known: readonly PaletteEntry[],
  typed: string,
): readonly { readonly entry: PaletteEntry; readonly rank: number }[] =>
  known
    .flatMap((entry) => {
      const rank = matchRank(typed, entry.title, `${entry.about} ${entry.words ?? ''}`);
      return rank === undefined ? [] : [{ entry, rank }];
    })
    // Of two that fit alike the shorter one was meant: `new emp` is New employee before New employee category.
    .sort((a, b) => a.rank - b.rank || a.entry.title.length - b.entry.title.length)
    .slice(0, most);

/** A number or code names one record and nothing else; a word may also be the name of a screen. */
const isCode = (typed: string): boolean => /\d/.test(typed);

/** Entries that lead to the same place, or that nobody could tell apart, stand once. */
export const eachOnce = (entries: readonly PaletteEntry[]): readonly PaletteEntry[] => {
  const places = new Set<string>();
  const words = new Set<string>();
  return entries.filter(({ kind, to, key, title, about }) => {
    const place = to ?? key;
    const said = `${kind === 'recent' ? 'record' : kind} ${title} ${about}`;
    if (places.has(place) || (kind !== 'record' && words.has(said))) return false;
    places.add(place);
    words.add(said);
    return true;
  });
};

/**
 * What is typed against what was found. A typed number opens its record; a typed word means the screen of that name
 * before a record of a set-up table that is called alike.
 */
export const rankedEntries = (
  typed: string,
  known: readonly PaletteEntry[],
  exact: readonly PaletteEntry[],
  others: readonly PaletteEntry[],
): readonly PaletteEntry[] => {
  const fitting = fittingEntries(known, typed).map(({ entry }) => entry);
  return eachOnce(isCode(typed) ? [...exact, ...fitting, ...others] : [...fitting, ...exact, ...others]);
};
