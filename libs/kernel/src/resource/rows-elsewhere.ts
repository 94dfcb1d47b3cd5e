import type { Filter } from '../filter/filter.ts';

/**
 * Rows of another resource that point at a record, so that a list can be asked which records have such a row: with
 * `has: { teaching: { of: 'workAllotment', via: 'employee', … } }` a filter says `{"teaching.subject_in": [3]}`.
 */
export interface RowsElsewhere {
  readonly label: string;
  readonly of: string;
  /** Reference of those rows to the record. */
  readonly via: string;
  /** What may be asked of those rows: `subject`, `subject.batch`; references, so that an index finds them, or few values. */
  readonly fields: readonly string[];
  /** Only these rows count. */
  readonly where?: Filter;
}
