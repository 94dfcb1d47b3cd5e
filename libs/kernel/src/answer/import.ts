import type { FieldTypeName } from '../field/definition.ts';

/**
 * Where the values of a field come from: a column of the file, or one value for all rows. With `onlyNew` the value is for
 * records that the import adds; those that are there already keep theirs.
 */
export type ImportSource =
  { readonly column: string } | { readonly value: unknown; readonly onlyNew?: boolean };

/** Which column fills which field, as guessed by the names of both. */
export type GuessedMapping = Readonly<Record<string, { readonly column: string }>>;

/** A field that a file may fill. */
export interface OfferedField {
  readonly key: string;
  readonly label: string;
  readonly type: FieldTypeName;
  readonly required: boolean;
  /** No field of the records: what is kept beside them, in the words of the school. */
  readonly beside?: true;
  readonly options?: Readonly<Record<string, string>>;
  /** Key of the other resource. */
  readonly to?: string;
  /** Missing records may be created on the way. */
  readonly create?: boolean;
}

/** What is told of a file before it is imported. */
export interface ImportRead {
  readonly columns: readonly string[];
  readonly rows: number;
  /** Cells of the asked rows, in the order of the columns. */
  readonly preview: readonly (readonly (string | number)[])[];
  readonly mapping: GuessedMapping;
  readonly fields: readonly OfferedField[];
}

/** What somebody has written into cells of a row in place of what its file says. */
export interface MendedRow {
  /** As it is counted in the file, the header included. */
  readonly row: number;
  readonly cells: Readonly<Record<string, string>>;
}

/** What is imported from a file, and how. */
export interface ImportRun {
  readonly fileId: number;
  readonly mapping: Readonly<Record<string, ImportSource>>;
  /** Only says what would happen. */
  readonly dryRun: boolean;
  /** References whose missing records the import makes. */
  readonly createMissing: readonly string[];
  /** Records that are known by their key are changed; by default they are mistakes. */
  readonly update?: boolean;
  /** Rows that read otherwise than in the file. */
  readonly mended?: readonly MendedRow[];
}
