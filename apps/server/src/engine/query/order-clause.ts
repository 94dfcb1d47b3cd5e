/** One part of an order: SQL of a value, and whether it is descending. Nulls come last ascending, first descending. */
export interface OrderTerm {
  readonly sql: string;
  readonly descending: boolean;
}

/** ORDER BY of a list, and the tables that it needs in addition to those of the rows. */
export interface Order {
  readonly joins: string;
  readonly by: string;
}

/** The order of rows, which can be traversed from either end. */
export interface RowOrder extends Order {
  /** ORDER BY of the same rows from the last to the first. */
  readonly backwards: string;
}

const written = (terms: readonly OrderTerm[], isBackwards: boolean): string =>
  terms.map(({ sql, descending }) => `${sql}${descending === isBackwards ? '' : ' DESC'}`).join(', ');

export const rowOrderOf = (joins: string, terms: readonly OrderTerm[]): RowOrder => ({
  joins,
  by: written(terms, false),
  backwards: written(terms, true),
});
