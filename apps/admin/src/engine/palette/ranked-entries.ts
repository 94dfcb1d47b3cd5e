import type { PaletteEntry } from './entry.ts';
import { matchRank } from './matching.ts';
import type { VerbEntry } from './verb-entries.ts';

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
  return entries.filter(({ kind, to, key, title, about, act }) => {
    const place = act === undefined ? (to ?? key) : key;
    const isOfRecord = kind === 'record' || (kind === 'verb' && to !== undefined);
    const said = `${kind === 'recent' ? 'record' : kind} ${title} ${about}`;
    if (places.has(place) || (!isOfRecord && words.has(said))) return false;
    places.add(place);
    words.add(said);
    return true;
  });
};

/**
 * What is typed against what was found. A typed number opens its record; a typed word means the screen of that name
 * before a record of a set-up table that is called alike. A record and a verb that is said in full come before records
 * that hold all the words somewhere, and a verb that only begins alike after them.
 */
export const rankedEntries = (
  typed: string,
  known: readonly PaletteEntry[],
  exact: readonly PaletteEntry[],
  others: readonly PaletteEntry[],
  verbs: readonly VerbEntry[] = [],
): readonly PaletteEntry[] => {
  const fitting = fittingEntries(known, typed).map(({ entry }) => entry);
  const said = (whole: boolean): readonly PaletteEntry[] =>
    verbs.filter(({ isWhole }) => isWhole === whole).map(({ entry }) => entry);
  const first = isCode(typed) ? [...exact, ...fitting] : [...fitting, ...exact];
  return eachOnce([...first, ...said(true), ...others, ...said(false)]);
};
