/** What became of a row. */
export type RowKind = 'added' | 'changed' | 'skipped' | 'wrong';

/** Old and new value of one field, in words. */
export interface FieldChange {
  readonly field: string;
  readonly label: string;
  readonly old: string;
  readonly new: string;
}

/** One change shown as a sample. */
export interface ChangeSample {
  readonly row: number;
  readonly id: number;
  readonly changes: readonly FieldChange[];
}

export interface RowOutcome {
  readonly kind: RowKind;
  /** Why it is wrong. */
  readonly reason?: string;
  /** Resource keys of the records created along the way. */
  readonly created: readonly string[];
  readonly sample?: ChangeSample;
}
