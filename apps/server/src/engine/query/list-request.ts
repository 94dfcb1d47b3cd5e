import type { Filter } from '@school/kernel';

export interface Sort {
  readonly field: string;
  readonly descending: boolean;
}

/** Rows of the same value stand together. */
export interface Grouping {
  /** `department`, `joiningDate:month`. */
  readonly by: string;
  readonly descending?: boolean;
  /** Only the rows of these groups are shown … */
  readonly open?: readonly string[];
  /** … or those of all but these. */
  readonly closed?: readonly string[];
}

/** Which form of the record is asked for. */
export interface RecordShape {
  /** Only these fields; the id always comes along. */
  readonly fields?: readonly string[];
  /** References whose words are wanted. */
  readonly labels?: readonly string[];
  /** References whose records are wanted, at most two steps deep: `department.head`. */
  readonly expand?: readonly string[];
}

/** Which rows are asked for, in which order and form. */
export interface ListRequest extends RecordShape {
  readonly filter?: Filter;
  /** Quick search. */
  readonly search?: string;
  readonly sort?: readonly Sort[];
  readonly group?: Grouping;
  readonly range?: { readonly offset: number; readonly limit: number };
  /** Only rows in the archive, or only those outside. */
  readonly archived?: boolean;
}
