import type { AnyField, AnyResource, Fields } from '@school/kernel';

export type Values = Readonly<Record<string, unknown>>;

const derived: ReadonlySet<AnyField['type']> = new Set(['series', 'computed', 'rollup', 'lookup']);
export const isDerived = (field: AnyField): boolean => derived.has(field.type);

const today = (given: unknown, now: string): unknown => (given === 'today' ? now : given);

const isPacked = (field: AnyField | undefined): boolean => field?.type === 'group' && field.packed === true;

/** A group in which nothing is filled in is equivalent to none. */
const bare = (value: unknown): unknown =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((part) => part === null || part === undefined)
    ? null
    : value;

/**
 * Values with an entry for each of the fields that the institution has added: their inputs are separate, and one that
 * appears must not count as a change.
 */
export const withParts = <T extends Values>({ fields }: Pick<AnyResource, 'fields'>, values: T): T => {
  const packed = Object.entries(fields).flatMap(([key, field]): [string, unknown][] =>
    field.type === 'group' && field.packed
      ? [
          [
            key,
            {
              ...Object.fromEntries(Object.keys(field.fields).map((part) => [part, null])),
              ...(values[key] as object | null | undefined),
            },
          ],
        ]
      : [],
  );
  return packed.length > 0 ? { ...values, ...Object.fromEntries(packed) } : values;
};

/**
 * The initial values of a create form: the defaults of the fields for users who may set those of `writes`, then the given
 * values.
 */
export const firstValues = (
  fields: Fields,
  given: Values,
  now: string,
  writes: (field: AnyField) => boolean = () => true,
): Values => {
  const defaults = Object.entries(fields).flatMap(([key, field]): [string, unknown][] => {
    if (field.type === 'choice' && field.defaultForWriters !== undefined && writes(field))
      return [[key, field.defaultForWriters]];
    if ('default' in field && field.default !== undefined) return [[key, today(field.default, now)]];
    if (field.type === 'flag') return [[key, false]];
    if (field.type === 'lines') return [[key, field.begins ?? []]];
    return field.type === 'refs' || field.type === 'choices' ? [[key, []]] : [];
  });
  return withParts({ fields }, { ...Object.fromEntries(defaults), ...given });
};

/** A copy for "Duplicate": numbers, dates, states, files and unique values are left to be filled in. */
export const copyOf = (resource: AnyResource, record: Values): Values => {
  const cleared: ReadonlySet<AnyField['type']> = new Set(['date', 'dateTime', 'file', 'image', 'secret']);
  const kept = Object.entries(resource.fields).filter(
    ([key, field]) =>
      !isDerived(field) &&
      !field.noCopy &&
      !field.unique &&
      !field.readOnly &&
      !cleared.has(field.type) &&
      key !== resource.lifecycle?.field &&
      record[key] !== null &&
      record[key] !== undefined,
  );
  return Object.fromEntries(
    kept.map(([key, field]) => [key, field.type === 'lines' ? freshLines(record[key]) : record[key]]),
  );
};

const freshLines = (lines: unknown): unknown =>
  Array.isArray(lines)
    ? lines.map((line: Record<string, unknown>) => {
        const { id: _, version: __, ...rest } = line;
        return rest;
      })
    : [];

/** The wire format of a value: a file is sent by its number. */
const wired = (field: AnyField | undefined, value: unknown): unknown => {
  const isFile = field?.type === 'file' || field?.type === 'image';
  if (isFile && typeof value === 'object' && value !== null && 'id' in value) return value.id;
  if (field?.type === 'lines' && Array.isArray(value)) return value.map(plainLine);
  return value;
};

/** Words and markers set by the server are not sent. */
const plainLine = (line: unknown): unknown =>
  typeof line === 'object' && line !== null
    ? Object.fromEntries(
        Object.entries(line).filter(([key]) => !key.startsWith('_') && !ownedByServer.has(key)),
      )
    : line;
const ownedByServer = new Set(['archived', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy']);

/** Whether a new record is sent with this value. */
export const isGiven = (field: AnyField, value: unknown): boolean =>
  value !== undefined && !(isPacked(field) && bare(value) === null);

const same = (first: unknown, second: unknown): boolean => {
  const [a, b] = [bare(first), bare(second)];
  return (a ?? null) === (b ?? null) || JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
};

/** Keys of what was changed, by value: an input that was touched and reset counts as unchanged. */
export const changedKeys = (resource: AnyResource, before: Values, now: Values): readonly string[] =>
  Object.entries(resource.fields)
    .filter(([key, field]) => !isDerived(field) && now[key] !== undefined && !same(before[key], now[key]))
    .map(([key]) => key);

/** The body of a write: the given keys in wire format. */
export const bodyOf = (
  resource: Pick<AnyResource, 'fields'>,
  values: Values,
  keys: readonly string[],
): Record<string, unknown> =>
  Object.fromEntries(keys.map((key) => [key, wired(resource.fields[key], values[key])]));

/** The body of a small form: the given values. */
export const fieldsBody = (fields: Fields, values: Values): Record<string, unknown> =>
  bodyOf(
    { fields },
    values,
    Object.keys(fields).filter((key) => values[key] !== undefined),
  );
