import { fieldTypeOf, fieldsOf } from '@school/kernel';
import type { AnyResource, Catalogue, Fields } from '@school/kernel';
import type { Changes } from '../audit-entry.ts';
import type { RecordValues } from '../behaviour.ts';

type Entry = readonly [path: string, change: readonly [unknown, unknown]];

const nothing: RecordValues = {};

const asRecord = (value: unknown): RecordValues =>
  typeof value === 'object' && value !== null ? (value as RecordValues) : nothing;

/** An empty list counts as no value, as it does for a record that does not exist. */
const textOf = (value: unknown): string =>
  Array.isArray(value) && value.length === 0 ? 'null' : JSON.stringify(value ?? null);

const same = (a: unknown, b: unknown): boolean => a === b || textOf(a) === textOf(b);

const rowsById = (value: unknown): ReadonlyMap<unknown, RecordValues> =>
  new Map(Array.isArray(value) ? value.map((row: unknown) => [asRecord(row)['id'], asRecord(row)]) : []);

const changesOfLines = (
  catalogue: Catalogue,
  key: string,
  of: string,
  before: unknown,
  after: unknown,
): Entry[] => {
  const [old, now] = [rowsById(before), rowsById(after)];
  const child = catalogue.resource(of);
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((id) =>
    changesOfFields(catalogue, fieldsOf(child), old.get(id) ?? nothing, now.get(id) ?? nothing).map(
      ([path, change]): Entry => [`${key}[${String(id)}].${path}`, change],
    ),
  );
};

const changesOfFields = (
  catalogue: Catalogue,
  fields: Fields,
  before: RecordValues,
  after: RecordValues,
): Entry[] =>
  Object.entries(fields).flatMap(([key, field]): Entry[] => {
    const [old, now] = [before[key] ?? null, after[key] ?? null];
    if (field.type === 'lines') return changesOfLines(catalogue, key, field.of, old, now);
    if (field.type === 'group') {
      const parts = changesOfFields(catalogue, field.fields, asRecord(old), asRecord(now));
      return parts.map(([path, change]): Entry => [`${key}.${path}`, change]);
    }
    const isStored = !fieldTypeOf(field).derived || field.type === 'series';
    return isStored && !same(old, now) ? [[key, [old, now]]] : [];
  });

/** The differences between two states of a record; a missing side stands for a record that does not exist. */
export const changesBetween = (
  catalogue: Catalogue,
  resource: AnyResource,
  before: RecordValues | undefined,
  after: RecordValues | undefined,
): Changes =>
  Object.fromEntries(changesOfFields(catalogue, fieldsOf(resource), before ?? nothing, after ?? nothing));
