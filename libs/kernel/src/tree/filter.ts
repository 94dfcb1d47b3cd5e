/**
 * Filters: which rows. The wire form is the `filter=` of the calls; row rules, saved views and picker filters use it too.
 * `{"active": true, "name_contains": "ali", "department.code": "SCI", "_or": [{...}, {...}]}` On rows elsewhere (`has` of a
 * definition): `{"teaching.subject_in": [3]}` for records with a row of that subject, with `ne` and `nin` for those
 * without; `{"teaching": {"subject": 3, "periods_gte": 4}}` for a single row that satisfies both, `teaching_none` for no
 * such row, `{"teaching_empty": true}` for no row at all.
 */

export const filterSuffixes = [
  'gt',
  'gte',
  'lt',
  'lte',
  'ne',
  'in',
  'nin',
  'contains',
  'starts',
  'empty',
] as const;
export type FilterSuffix = (typeof filterSuffixes)[number];
export type FilterOperator = 'eq' | FilterSuffix;

/**
 * What a user may belong to or be responsible for: several of each. `wards` are the students whose parent they are,
 * `standsInFor` the employees who are away today and whose deputy they are.
 */
export const belongings = [
  'batches',
  'courses',
  'departments',
  'roleGroups',
  'standsInFor',
  'subjects',
  'userGroups',
  'wards',
] as const;
export type Belonging = (typeof belongings)[number];

/** A value that is only known when the filter runs. */
export type Bound =
  /** An attribute of the signed-in user: `id`, `employee`, `student`, `guardian`. */
  | { readonly $me: 'id' | 'employee' | 'student' | 'guardian' }
  /** Those that the signed-in user belongs to, with `_in`: `{ batches_in: { $me: 'batches' } }`. */
  | { readonly $me: Belonging }
  /** A field of the form that contains the picker (only in picker filters). */
  | { readonly $field: string }
  /** A date word: `today`, `thisWeek`, `last30Days`, `thisTerm`, … (`dateWords`). */
  | { readonly $date: string };

export type FilterScalar = string | number | boolean | null;
export type FilterValue = FilterScalar | readonly FilterScalar[] | Bound;

type Keyed<F extends string> = {
  readonly [K in F | `${F}_${FilterSuffix}` | `${F}.${string}`]?: FilterValue;
};

/** The wire form, typed to the fields it may name. `q` is the quick search. */
export type Filter<F extends string = string> = string extends F
  ? {
      readonly [key: string]: FilterValue | readonly Filter[] | undefined;
      readonly _and?: readonly Filter[];
      readonly _or?: readonly Filter[];
    }
  : Keyed<F> & {
      readonly q?: string;
      readonly _and?: readonly Filter<F>[];
      readonly _or?: readonly Filter<F>[];
    };

/**
 * Rows of another resource that reference a record, so that a list can be filtered by which records have such a row: with
 * `has: { teaching: { of: 'workAllotment', via: 'employee', … } }` a filter can say `{"teaching.subject_in": [3]}`.
 */
export interface RowsElsewhere {
  readonly label: string;
  readonly of: string;
  /** The reference from those rows to the record. */
  readonly via: string;
  /**
   * What may be filtered on in those rows: `subject`, `subject.batch`; references, so that an index finds them, or fields
   * with few values.
   */
  readonly fields: readonly string[];
  /** Only these rows count. */
  readonly where?: Filter;
}

/** The parsed form, which is matched in the browser and compiled to SQL. */
export type Condition =
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly path: readonly string[]; readonly operator: FilterOperator; readonly value: FilterValue }
  /** Whether there is a row elsewhere that satisfies `where`, or none. */
  | { readonly has: RowsElsewhere; readonly none: boolean; readonly where: Condition }
  | { readonly search: string };
