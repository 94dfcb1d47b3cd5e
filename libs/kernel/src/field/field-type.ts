import type { Accepted } from '../problem/problem.ts';
import type { FilterOperator } from '../tree/filter.ts';
import type { ColumnSpec } from '../sql/table.ts';
import type { FieldOf, FieldTypeName } from './definition.ts';

/** What the checks and conversions of a field may need to know in addition to the field. */
export interface FieldContext {
  /** Today in the institution's time zone, "yyyy-MM-dd". */
  readonly today: string;
  /** BCP 47 tag for numbers and dates in texts; `en-PK` by default. */
  readonly locale: string;
  /** Order of typed dates. */
  readonly dateOrder: 'YMD' | 'DMY' | 'MDY';
}

/** How expressions and filters treat a value. `list` is an array, `none` cannot be compared. */
export type ValueKind = 'text' | 'number' | 'flag' | 'date' | 'time' | 'dateTime' | 'list' | 'none';

/** How a type is read in SQL. `column` is already qualified and quoted (`t."joining_date"`). */
export interface SqlSide {
  /** Expression for the value in the JSON of a row: exact numbers as text, dates as "yyyy-MM-dd". */
  readonly json: (column: string) => string;
  /** Type a filter parameter is cast to: `numeric`, `date`, `text` … */
  readonly parameter: string;
  /** Expression to sort by; by default the column itself. */
  readonly sort?: (column: string) => string;
  /** Expression that is equal for values that people consider the same; by default the column itself. */
  readonly folded?: (column: string) => string;
}

/**
 * Everything about one field type that server and browser share. Inputs, cells and displays are in a folder of the same
 * name in the admin. One object per type, listed once in `registry.ts`; nothing else switches on a type.
 */
export interface FieldType<T extends FieldTypeName = FieldTypeName> {
  readonly type: T;
  /** How expressions and filters treat the value. */
  readonly kind: (field: FieldOf<T>) => ValueKind;
  /**
   * Columns in the table of the resource, in order; none for values stored elsewhere or not at all. `name` is the column
   * name without the suffix of the type (`department` becomes `department_id`).
   */
  readonly columns: (name: string, field: FieldOf<T>) => readonly ColumnSpec[];
  /** Absent for types that no list can sort, filter or show as one value. */
  readonly sql?: (field: FieldOf<T>) => SqlSide;
  /** Only the server gives it a value. */
  readonly derived: boolean;
  /** Must state its level. */
  readonly risky: boolean;
  readonly sortable: boolean;
  readonly operators: readonly FilterOperator[];
  /**
   * From the wire (never null) to the stored form, or why it is refused. Same code in the browser.
   * Blank texts are accepted as null, which is no value.
   */
  readonly accept: (value: unknown, field: FieldOf<T>, context: FieldContext) => Accepted;
  /** From a cell of a spreadsheet or a typed text (never empty). */
  readonly fromText: (text: string, field: FieldOf<T>, context: FieldContext) => Accepted;
  /** For CSV, XLSX text cells, titles and search results. */
  readonly toText: (value: unknown, field: FieldOf<T>, context: FieldContext) => string;
  /**
   * A valid value number `n`; different `n` yield different values where the type can. For generated tests and benchmarks.
   */
  readonly sample: (n: number, field: FieldOf<T>) => unknown;
}
