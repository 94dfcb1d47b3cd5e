import type { Filter } from '@school/kernel';

export interface Sort {
  readonly field: string;
  readonly descending: boolean;
}

/** Rows with the same value are grouped together. */
export interface Grouping {
  /** `department`, `joiningDate:month`. */
  readonly by: string;
  readonly descending?: boolean;
  /** Only the rows of these groups are shown … */
  readonly open?: readonly string[];
  /** … or those of all but these. */
  readonly closed?: readonly string[];
}

/** Which form of the record is requested. */
export interface RecordShape {
  /** Only these fields; the id is always included. */
  readonly fields?: readonly string[];
  /** References whose labels are requested. */
  readonly labels?: readonly string[];
  /** References whose records are requested, at most two steps deep: `department.head`. */
  readonly expand?: readonly string[];
}

/** Which rows are requested, in which order and form. */
export interface ListRequest extends RecordShape {
  readonly filter?: Filter;
  /** Quick search. */
  readonly search?: string;
  readonly sort?: readonly Sort[];
  readonly group?: Grouping;
  readonly range?: { readonly offset: number; readonly limit: number };
  /** Only archived rows, or only those not archived. */
  readonly archived?: boolean;
}
