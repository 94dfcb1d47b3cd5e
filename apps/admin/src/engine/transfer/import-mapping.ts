import type { Actor, AnyField, AnyResource } from '@school/kernel';
import type { ImportRead } from '../data/calls.ts';
import { mayWrite } from '../catalogue/rights.ts';

export type Mapping = Readonly<Record<string, string | null>>;

const notImported: ReadonlySet<AnyField['type']> = new Set([
  'series',
  'computed',
  'rollup',
  'lookup',
  'file',
  'image',
  'secret',
  'json',
  'lines',
]);

/** The fields that a file may fill; parts of groups by their path. */
export const importable = (
  resource: AnyResource,
  actor: Actor,
): readonly { readonly path: string; readonly field: AnyField }[] =>
  Object.entries(resource.fields).flatMap(([key, field]) => {
    if (notImported.has(field.type) || !mayWrite(actor, resource, field)) return [];
    if (field.type !== 'group') return [{ path: key, field }];
    return Object.entries(field.fields).map(([part, inner]) => ({ path: `${key}.${part}`, field: inner }));
  });

/** The guess of the server, as the screen shows it: what each column of the file goes to. */
export const fieldsByColumn = ({ columns, mapping }: Pick<ImportRead, 'columns' | 'mapping'>): Mapping => {
  const guessed = new Map(Object.entries(mapping).map(([path, { column }]) => [column, path]));
  return Object.fromEntries(columns.map((column) => [column, guessed.get(column) ?? null]));
};

/** The mapping as the call takes it: for each field the column that fills it. */
export const columnsByField = (mapping: Mapping): Readonly<Record<string, { readonly column: string }>> =>
  Object.fromEntries(
    Object.entries(mapping).flatMap(([column, path]) => (path === null ? [] : [[path, { column }]])),
  );

/** References among the filled fields whose missing records an import may make. */
export const creatableIn = (resource: AnyResource, mapping: Mapping): readonly string[] =>
  Object.values(mapping).filter((path): path is string => {
    const field = path === null ? undefined : resource.fields[path];
    return field?.type === 'ref' && field.create === true;
  });

/** Sends a column to a field; a field is filled by one column only, so another one lets go of it. */
export const mapColumn = (mapping: Mapping, column: string, field: string | null): Mapping =>
  Object.fromEntries(
    Object.entries({ ...mapping, [column]: field }).map(([one, to]) => [
      one,
      one !== column && to !== null && to === field ? null : to,
    ]),
  );

/** Required fields that no column fills. */
export const missingFields = (
  mapping: Mapping,
  fields: readonly { readonly path: string; readonly field: AnyField }[],
): readonly string[] => {
  const filled = new Set(Object.values(mapping));
  return fields
    .filter(
      ({ path, field }) =>
        field.required && !('default' in field && field.default !== undefined) && !filled.has(path),
    )
    .map(({ path }) => path);
};

export interface ImportFigures {
  readonly add: number;
  readonly change: number;
  readonly skip: number;
  readonly wrong: number;
  readonly problems: readonly { readonly row: number; readonly message: string }[];
  readonly wrongFile: { readonly id: number; readonly name: string } | undefined;
}

const count = (value: unknown): number => (Array.isArray(value) ? value.length : Number(value ?? 0) || 0);

/** What a run says it did or would do. */
export const figuresOf = (result: unknown): ImportFigures => {
  const given = (result ?? {}) as Record<string, unknown>;
  const wrong = given['wrong'] ?? given['errors'];
  const problems = [given['problems'], given['errors'], given['wrong']].find(Array.isArray) as
    ImportFigures['problems'] | undefined;
  return {
    add: count(given['added']),
    change: count(given['changed']),
    skip: count(given['skipped']),
    wrong: count(wrong),
    problems: problems ?? [],
    wrongFile: (given['wrongFile'] ?? given['file']) as ImportFigures['wrongFile'],
  };
};
