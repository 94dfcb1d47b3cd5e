/** A response: its content, and the number of entries where its headers state it. */
export interface Told {
  readonly data: unknown;
  readonly contentRange?: string | undefined;
}

const words = ['total', 'count', 'more', 'hasMore', 'next', 'unread'];

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Whether anything next to a list indicates that there is more than its entries. */
const tellsMore = (beside: Readonly<Record<string, unknown>>, entries: number): boolean =>
  words.some((word) => {
    const value = beside[word];
    return value === true || Number(value) > entries || (typeof value === 'string' && value !== '');
  });

/** Lists that have silently lost entries, by path: `rows.lines`. */
const shortened = (
  before: unknown,
  after: unknown,
  told: (entries: number) => boolean,
  place: readonly string[],
): readonly string[] => {
  if (Array.isArray(before) && Array.isArray(after)) {
    if (after.length < before.length) return told(after.length) ? [] : [place.join('.')];
    return after.flatMap((entry, at) => shortened(before[at], entry, told, place));
  }
  if (!isObject(before) || !isObject(after)) return [];
  const inside = (entries: number): boolean => tellsMore(after, entries) || told(entries);
  return Object.keys(before).flatMap((key) => shortened(before[key], after[key], inside, [...place, key]));
};

/** Paths of the lists in a response that are shorter than before and look complete; "" is the response itself. */
export const silentlyShorter = (before: Told, after: Told): readonly string[] => {
  const total = Number(after.contentRange?.split('/')[1] ?? 0);
  return [...new Set(shortened(before.data, after.data, (entries) => total > entries, []))];
};

/** Paths of the lists in a response that are marked as partial. */
const said = (data: unknown, told: (entries: number) => boolean, place: readonly string[]): string[] => {
  if (Array.isArray(data)) return told(data.length) ? [place.join('.')] : [];
  if (!isObject(data)) return [];
  const inside = (entries: number): boolean => tellsMore(data, entries) || told(entries);
  return Object.keys(data).flatMap((key) => said(data[key], inside, [...place, key]));
};

/** Whether a list in the response is marked as partial that was not before. */
export const saysMoreThan = (before: Told, after: Told): boolean => {
  const partsOf = ({ data, contentRange }: Told): readonly string[] => {
    const total = Number(contentRange?.split('/')[1] ?? 0);
    return said(data, (entries) => total > entries, []);
  };
  const known = new Set(partsOf(before));
  return partsOf(after).some((place) => !known.has(place));
};
