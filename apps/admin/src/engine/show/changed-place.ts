import type { AnyResource, HistoryChange, ShownCatalogue } from '@school/kernel';

/** The location of a change in the history: a field of the record, or of one of its lines. */
export interface ChangedPlace {
  readonly resource: AnyResource;
  readonly field: string;
  /** The lines, and the number of the changed one. */
  readonly line?: { readonly lines: string; readonly id: number };
}

const partOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[key] : undefined;

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/**
 * The changes of an entry, with a group that was stored as a whole split into its parts: each of the added fields by its
 * name.
 */
export const toldChanges = (
  resource: AnyResource,
  changes: readonly HistoryChange[],
): readonly HistoryChange[] =>
  changes.flatMap((change) => {
    const field = resource.fields[change.field];
    if (field?.type !== 'group') return [change];
    return Object.keys(field.fields)
      .map((key) => ({
        field: `${change.field}.${key}`,
        old: partOf(change.old, key),
        new: partOf(change.new, key),
      }))
      .filter((part) => !same(part.old, part.new));
  });

const lineStep = /^([^.[]+)\[(\d+)\]\.(.+)$/;

/** Parses a history path: `name`, `address.city`, `items[12].amount`. */
export const changedPlace = (
  catalogue: ShownCatalogue,
  resource: AnyResource,
  path: string,
): ChangedPlace => {
  const [, lines = '', id, field = ''] = lineStep.exec(path) ?? [];
  const of = resource.fields[lines];
  if (of?.type !== 'lines' || id === undefined) return { resource, field: path };
  return { resource: catalogue.resource(of.of), field, line: { lines, id: Number(id) } };
};
