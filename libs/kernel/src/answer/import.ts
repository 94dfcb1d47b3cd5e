import type { FieldTypeName } from '../field/definition.ts';

/**
 * Where the values of a field come from: a column of the file, or one value for all rows. With `onlyNew` the value is for
 * records added by the import; existing ones keep theirs.
 */
export type ImportSource =
  { readonly column: string } | { readonly value: unknown; readonly onlyNew?: boolean };

/** Which column fills which field, as guessed from their names. */
export type GuessedMapping = Readonly<Record<string, { readonly column: string }>>;

/** A field that a file may fill. */
export interface OfferedField {
  readonly key: string;
  readonly label: string;
  readonly type: FieldTypeName;
  readonly required: boolean;
  /** Not a field of the records: kept alongside them, in the school's own words. */
  readonly beside?: true;
  readonly options?: Readonly<Record<string, string>>;
  /** Key of the other resource. */
  readonly to?: string;
  /** Missing records may be created during the import. */
  readonly create?: boolean;
}

/** Information about a file before it is imported. */
export interface ImportRead {
  readonly columns: readonly string[];
  readonly rows: number;
  /** Cells of the requested rows, in column order. */
  readonly preview: readonly (readonly (string | number)[])[];
  readonly mapping: GuessedMapping;
  readonly fields: readonly OfferedField[];
}

/** Values a user entered into cells of a row to replace those of the file. */
export interface MendedRow {
  /** Row number in the file, counting the header. */
  readonly row: number;
  readonly cells: Readonly<Record<string, string>>;
}

/** What is imported from a file, and how. */
export interface ImportRun {
  readonly fileId: number;
  readonly mapping: Readonly<Record<string, ImportSource>>;
  /** Only reports what would happen. */
  readonly dryRun: boolean;
  /** References whose missing records the import creates. */
  readonly createMissing: readonly string[];
  /** Existing records, identified by their key, are updated; by default they are errors. */
  readonly update?: boolean;
  /** Rows with corrected values. */
  readonly mended?: readonly MendedRow[];
}
