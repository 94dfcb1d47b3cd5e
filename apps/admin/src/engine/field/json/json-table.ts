import type { FieldOf } from '@school/kernel';

/** Values inside a field without a definition, shaped into a small table. */
export type JsonRecord = Readonly<Record<string, unknown>>;

export const isJsonRecord = (value: unknown): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Nothing a reader would miss: empty texts, lists and records, at any depth. */
export const isEmptyJson = (value: unknown): boolean => {
  if (value === null || value === undefined || value === '') return true;
  return typeof value === 'object' && Object.values(value).every(isEmptyJson);
};

/** The database does not preserve the order of keys: words come first, then nested values, then figures. */
const placeOf = (value: unknown): number => {
  if (typeof value === 'object') return 1;
  return typeof value === 'number' || (typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value)) ? 2 : 0;
};

/** The keys that carry information in at least one row: words, then nested values, then figures. */
export const jsonColumns = (rows: readonly JsonRecord[], hidden: readonly string[] = []): string[] =>
  keysOf(rows, hidden).toSorted((a, b) => placeIn(rows, a) - placeIn(rows, b));

const placeIn = (rows: readonly JsonRecord[], key: string): number =>
  placeOf(rows.map((row) => row[key]).find((value) => !isEmptyJson(value)));

const keysOf = (rows: readonly JsonRecord[], hidden: readonly string[]): string[] => [
  ...new Set(
    rows.flatMap((row) => Object.keys(row).filter((key) => !hidden.includes(key) && !isEmptyJson(row[key]))),
  ),
];

/** `Tuition 4,000.00, Fine 500.00`: the values of rows in one line, for list cells. */
export const jsonLine = (
  value: unknown,
  say: (scalar: unknown) => string,
  hidden: readonly string[],
): string => {
  if (isEmptyJson(value)) return '';
  if (Array.isArray(value))
    return value
      .map((one) => jsonLine(one, say, hidden))
      .filter(Boolean)
      .join(', ');
  if (!isJsonRecord(value)) return say(value);
  return Object.entries(value)
    .filter(([key]) => !hidden.includes(key))
    .map(([, part]) => jsonLine(part, say, hidden))
    .filter(Boolean)
    .join(' ');
};

/** Record numbers mean nothing to readers. */
export const hiddenKeys = (field: FieldOf<'json'>): readonly string[] => ['id', ...(field.hidden ?? [])];
