import type { AnyField, AnyResource, LineColumns } from '@school/kernel';
import type { CallContext } from '../../context.ts';
import type { Engine } from '../../engine.ts';
import type { CellContext } from './cell-value.ts';

/** Where the value of a field comes from: a column of the file, or one value for all rows in its stored form. */
export type Origin =
  | { readonly column: string; readonly at: number }
  | { readonly value: unknown; /** Existing records keep theirs. */ readonly onlyNew: boolean };

/** One field that an import fills. */
export interface PlannedField {
  readonly path: string;
  readonly field: AnyField;
  /** Name of the column, or of the field if all rows have the same value. */
  readonly name: string;
  readonly origin: Origin;
}

/** A field of a line, or of the record behind it. */
export interface PlannedPart extends PlannedField {
  /** Its path from there. */
  readonly part: string;
}

/** One of the lines that a row may carry, and the record behind it. */
export interface PlannedLine {
  /** Key of the lines in the resource. */
  readonly key: string;
  readonly number: number;
  /** `Guardian 1`. */
  readonly name: string;
  readonly columns: LineColumns;
  readonly resource: AnyResource;
  readonly record: AnyResource;
  readonly ofLine: readonly PlannedPart[];
  readonly ofRecord: readonly PlannedPart[];
}

/** Everything known about an import before its first row. */
export interface ImportPlan {
  readonly engine: Engine;
  readonly context: CallContext;
  readonly resource: AnyResource;
  readonly fields: readonly PlannedField[];
  readonly lines: readonly PlannedLine[];
  /** What the module of the resource stores in addition to the record. */
  readonly beside: readonly PlannedField[];
  /** Fields whose missing references are created. */
  readonly creates: ReadonlySet<string>;
  /** Whether existing records are changed; they are left alone otherwise. */
  readonly update: boolean;
  readonly cells: CellContext;
}

/** Name of the column for the field of a problem, `name`, `address.city` or `lines[2].amount`. */
export const columnNameIn =
  (
    { fields, beside, resource }: Pick<ImportPlan, 'fields' | 'beside' | 'resource'>,
    labelOf: (path: string) => string,
  ) =>
  (path: string): string => {
    const found =
      [...fields, ...beside].find((one) => one.path === path) ??
      fields.find((one) => one.path.startsWith(`${path}.`));
    return found?.name ?? (resource.fields[path.split(/[.[]/, 1)[0] ?? ''] ? labelOf(path) : path);
  };
