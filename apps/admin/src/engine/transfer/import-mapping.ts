import { f, hasStart, lineColumns } from '@school/kernel';
import type {
  Actor,
  AnyField,
  AnyResource,
  Filter,
  ImportRead,
  ImportSource,
  KnownResources,
  LineColumn,
} from '@school/kernel';
import type { Words } from '../catalogue/use-words.ts';
import { mayWrite, offers } from '../catalogue/rights.ts';

export type Mapping = Readonly<Record<string, string | null>>;

/** Values that all rows get, by field: what the file does not contain. */
export type Constants = Readonly<Record<string, unknown>>;

export interface ImportField {
  readonly path: string;
  readonly field: AnyField;
  /** For a field of a line that a row may carry. */
  readonly line?: LineColumn;
  /** Not a field of the records: what is stored alongside them, in the school's words. */
  readonly beside?: true;
}

const wordsOf = (words: Words, resource: AnyResource, { path, line, field, beside }: ImportField): string => {
  if (beside) return field.label ?? path;
  return line
    ? `${words.say(`resources.${resource.key}.fields.${line.lines}.column`, line.columns.label)} ${line.number}: ${words.field(line.resource, line.part)}`
    : words.field(resource, path);
};

/**
 * The names of the fields among all that a file may fill, by path: `Guardian 1: Mobile`, and with the group in front if
 * another field has the same name, `Home address: City`.
 */
export const importWords = (
  words: Words,
  resource: AnyResource,
  fields: readonly ImportField[],
): ReadonlyMap<string, string> => {
  const bare = fields.map((one) => ({ ...one, name: wordsOf(words, resource, one) }));
  const times = new Map<string, number>();
  for (const { name } of bare) times.set(name, (times.get(name) ?? 0) + 1);
  return new Map(
    bare.map(({ path, line, name }) => {
      const [group = '', part] = path.split('.');
      const isAlike = line === undefined && part !== undefined && (times.get(name) ?? 0) > 1;
      return [path, isAlike ? `${words.field(resource, group)}: ${name}` : name];
    }),
  );
};

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

const ofLines = (
  resource: AnyResource,
  key: string,
  actor: Actor,
  catalogue: KnownResources,
): readonly ImportField[] =>
  lineColumns(resource, key, catalogue)
    .filter(({ resource: owner, field }) => offers(actor, owner, 'create') && mayWrite(actor, owner, field))
    // Users without a second guardian leave the columns empty.
    .map((line) => ({ path: line.path, field: { ...line.field, required: false }, line }));

/**
 * The fields that a file may fill: parts of groups by their path, and, after all others, those of lines that a row may carry.
 */
export const importable = (
  resource: AnyResource,
  actor: Actor,
  catalogue: KnownResources,
): readonly ImportField[] => {
  const writable = Object.entries(resource.fields).filter(([, field]) => mayWrite(actor, resource, field));
  const own = writable.flatMap(([key, field]): readonly ImportField[] => {
    if (notImported.has(field.type)) return [];
    if (field.type !== 'group') return [{ path: key, field }];
    return Object.entries(field.fields).map(([part, inner]) => ({ path: `${key}.${part}`, field: inner }));
  });
  return [...own, ...writable.flatMap(([key]) => ofLines(resource, key, actor, catalogue))];
};

/** What a file may contain in addition to the fields of its records, as offered by the server. */
export const besideIn = (file: Pick<ImportRead, 'fields'> | undefined): readonly ImportField[] =>
  (file?.fields ?? [])
    .filter(({ beside }) => beside)
    .map(({ key, label }) => ({ path: key, field: f.text({ label }), beside: true }));

/** What rows have in common at the place where a file is imported, as values for all of them: those of single fields. */
export const constantsIn = (given: Filter | undefined, fields: readonly ImportField[]): Constants =>
  Object.fromEntries(
    fields.flatMap(({ path }): [string, unknown][] => {
      const value = given?.[path];
      return value === undefined || value === null || typeof value === 'object' ? [] : [[path, value]];
    }),
  );

/** The server's guess, as the screen shows it: the target of each column of the file. */
export const fieldsByColumn = ({ columns, mapping }: Pick<ImportRead, 'columns' | 'mapping'>): Mapping => {
  const guessed = new Map(Object.entries(mapping).map(([path, { column }]) => [column, path]));
  return Object.fromEntries(columns.map((column) => [column, guessed.get(column) ?? null]));
};

/** Bytes of JSON that are remembered for one list, within what the server stores for a preference. */
const mostRemembered = 8_000;

/** The user's earlier column mapping for a file, on top of the server's guess; other fields are released. */
export const withRemembered = (
  guessed: Mapping,
  remembered: unknown,
  fields: readonly ImportField[],
): Mapping => {
  const known = new Set(fields.map(({ path }) => path));
  const entries = Object.entries(
    typeof remembered === 'object' && remembered !== null ? (remembered as Record<string, unknown>) : {},
  );
  return entries.reduce<Mapping>((mapping, [column, field]) => {
    if (!Object.hasOwn(mapping, column)) return mapping;
    if (field === null) return mapColumn(mapping, column, null);
    return typeof field === 'string' && known.has(field) ? mapColumn(mapping, column, field) : mapping;
  }, guessed);
};

const bytesOf = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value)).length;

/** What is remembered after another file was mapped; the columns of the last file come last and stay longest. */
export const remember = (remembered: unknown, mapping: Mapping): Mapping => {
  const before = typeof remembered === 'object' && remembered !== null ? (remembered as Mapping) : {};
  const others = Object.entries(before).filter(([column]) => !Object.hasOwn(mapping, column));
  let kept = [...others, ...Object.entries(mapping)];
  while (bytesOf(Object.fromEntries(kept)) > mostRemembered) kept = kept.slice(Math.ceil(kept.length / 10));
  return Object.fromEntries(kept);
};

/** Whether a value on the screen is set. */
const isGiven = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);

/**
 * The mapping as the call expects it: for each field the column that fills it, or the value that all rows get.
 * @param forNew fields whose value is for records that the file adds, not for existing ones
 */
export const sourcesByField = (
  mapping: Mapping,
  constants: Constants = {},
  forNew: readonly ImportField[] = [],
): Readonly<Record<string, ImportSource>> =>
  Object.fromEntries<ImportSource>([
    ...Object.entries(constants).flatMap(([path, value]): [string, ImportSource][] => {
      if (!isGiven(value)) return [];
      return [[path, forNew.some((one) => one.path === path) ? { value, onlyNew: true } : { value }]];
    }),
    ...Object.entries(mapping).flatMap(([column, path]): [string, ImportSource][] =>
      path === null ? [] : [[path, { column }]],
    ),
  ]);

/** References among the filled fields whose missing records an import may create. */
export const creatableIn = (resource: AnyResource, mapping: Mapping): readonly string[] =>
  Object.values(mapping).filter((path): path is string => {
    const field = path === null ? undefined : resource.fields[path];
    return field?.type === 'ref' && field.create === true;
  });

/** Maps a column to a field; a field is filled by one column only, so another one is released from it. */
export const mapColumn = (mapping: Mapping, column: string, field: string | null): Mapping =>
  Object.fromEntries(
    Object.entries({ ...mapping, [column]: field }).map(([one, to]) => [
      one,
      one !== column && to !== null && to === field ? null : to,
    ]),
  );

/** Fields that no column fills. */
export const unfilled = (mapping: Mapping, fields: readonly ImportField[]): readonly ImportField[] => {
  const filled = new Set(Object.values(mapping));
  return fields.filter(({ path }) => !filled.has(path));
};

/** Fields that no column fills and that every record must have. */
export const neededFields = (mapping: Mapping, fields: readonly ImportField[]): readonly ImportField[] =>
  unfilled(mapping, fields).filter(({ field }) => field.required && !hasStart(field));

/** Whether columns of the file identify existing records, so that rows may contain only what is new about them. */
const tellsRecords = (resource: AnyResource, mapping: Mapping, fields: readonly ImportField[]): boolean => {
  const filled = new Set(Object.values(mapping));
  return (
    fields.some(({ path, field, line }) => line === undefined && field.unique && filled.has(path)) ||
    (resource.unique ?? []).some(
      ({ fields: paths, where }) => where === undefined && paths.every((path) => filled.has(path)),
    )
  );
};

/**
 * Required fields without a column, if the file identifies its records: only new rows need them.
 * @param given what all rows have in common due to the place where the file is imported
 */
export const fieldsForNew = (
  resource: AnyResource,
  mapping: Mapping,
  fields: readonly ImportField[],
  given: Constants = {},
): readonly ImportField[] =>
  tellsRecords(resource, mapping, fields)
    ? neededFields(mapping, fields).filter(({ path }) => !(path in given))
    : [];

/** Required fields that neither a column nor a value for all rows fills, and that are not needed by new rows only. */
export const missingFields = (
  mapping: Mapping,
  fields: readonly ImportField[],
  constants: Constants = {},
  forNew: readonly ImportField[] = [],
): readonly string[] =>
  neededFields(mapping, fields)
    .map(({ path }) => path)
    .filter((path) => !isGiven(constants[path]) && !forNew.some((one) => one.path === path));

export interface ImportFigures {
  readonly add: number;
  readonly change: number;
  readonly skip: number;
  readonly wrong: number;
  readonly problems: readonly { readonly row: number; readonly message: string }[];
  readonly wrongFile: { readonly id: number; readonly name: string } | undefined;
  /** Positions of its rows, as far as they can be corrected here. */
  readonly wrongRows: readonly number[];
  /** The first changes of existing records, in words. */
  readonly samples: readonly {
    readonly row: number;
    readonly changes: readonly {
      readonly field: string;
      /** As named in the file. */
      readonly label?: string;
      readonly old: string;
      readonly new: string;
    }[];
  }[];
}

const count = (value: unknown): number => (Array.isArray(value) ? value.length : Number(value ?? 0) || 0);

/** What a run reports that it did or would do. */
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
    samples: Array.isArray(given['samples']) ? (given['samples'] as ImportFigures['samples']) : [],
    wrongRows: Array.isArray(given['wrongRows']) ? (given['wrongRows'] as readonly number[]) : [],
    wrongFile: (given['wrongFile'] ?? given['file']) as ImportFigures['wrongFile'],
  };
};
