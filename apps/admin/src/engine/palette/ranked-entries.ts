import type { PaletteEntry } from './entry.ts';
import { matchRank } from './matching.ts';
import type { VerbEntry } from './verb-entries.ts';

const most = 7;

/** Known entries that match the typed text, best first. */
export const fittingEntries = (
  known: readonly PaletteEntry[],
  typed: string,
): readonly { readonly entry: PaletteEntry; readonly rank: number }[] =>
  known
    .flatMap((entry) => {
      const rank = matchRank(typed, entry.title, `${entry.about} ${entry.words ?? ''}`);
      return rank === undefined ? [] : [{ entry, rank }];
    })
    // Of two equally good matches the shorter one was meant: `new emp` is New employee before New employee category.
    .sort((a, b) => a.rank - b.rank || a.entry.title.length - b.entry.title.length)
    .slice(0, most);

/** A number or code identifies one record and nothing else; a word may also be the name of a screen. */
const isCode = (typed: string): boolean => /\d/.test(typed);

/** Entries that lead to the same place, or that users could not tell apart, are listed once. */
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
 * Ranks the results against the typed text. A typed number opens its record; a typed word means the screen of that name
 * before a record of a set-up table with the same name. A record with a verb in full comes before records that contain all
 * the words somewhere, and a verb that only starts with the text after them.
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
