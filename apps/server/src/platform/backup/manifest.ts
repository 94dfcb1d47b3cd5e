/** A table as it is stored in an archive. */
export type SavedTable = {
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: number;
};

/** A sequence and its position. */
export type SavedSequence = { readonly name: string; readonly value: string };

/** One institute: its schema with all tables, and the migrations that produced them. */
export type SavedInstitute = {
  readonly name: string;
  readonly migrations: readonly string[];
  readonly tables: readonly SavedTable[];
  readonly sequences: readonly SavedSequence[];
};

/** The content of an archive, written as its last entry. */
export type Manifest = {
  readonly format: 1;
  readonly madeAt: string;
  readonly institutes: readonly SavedInstitute[];
  /** Hash of every other entry, by its path. */
  readonly hashes: Readonly<Record<string, string>>;
};

/** Path of the manifest in an archive. */
export const manifestPath = 'manifest.json';

const tablePrefix = 'tables/';
const filePrefix = 'files/';

/** Path of one part of a table; parts are numbered, so that a table of any size can be written without knowing its size. */
export const tablePartPath = (institute: string, table: string, part: number): string =>
  `${tablePrefix}${institute}/${table}/${String(part).padStart(6, '0')}`;

/** Path of an uploaded file. */
export const filePath = (name: string): string => `${filePrefix}${name}`;

/** What an entry is, derived from its path. */
export type EntryKind =
  | { readonly kind: 'table'; readonly institute: string; readonly table: string }
  | { readonly kind: 'file'; readonly name: string }
  | { readonly kind: 'manifest' };

/** Derives what an entry is from its path. @throws Error when the path leads out of the archive */
export const entryKind = (path: string): EntryKind => {
  if (path === manifestPath) return { kind: 'manifest' };
  const [, institute, table] = /^tables\/([^/]+)\/([^/]+)\/\d+$/.exec(path) ?? [];
  if (institute !== undefined && table !== undefined) return { kind: 'table', institute, table };
  const name = path.startsWith(filePrefix) ? path.slice(filePrefix.length) : '';
  if (name === '' || name.startsWith('/') || name.split('/').includes('..')) {
    throw new Error(`The archive has an entry that does not belong there: ${path}`);
  }
  return { kind: 'file', name };
};

const isManifest = (value: unknown): value is Manifest =>
  typeof value === 'object' && value !== null && 'format' in value && value.format === 1;

/** Reads a manifest. */
export const parseManifest = (text: string): Manifest => {
  const value: unknown = JSON.parse(text);
  if (!isManifest(value)) throw new Error('The archive has a form that this version does not know');
  return value;
};
