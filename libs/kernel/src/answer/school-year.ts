/** A year that rows belong to, as offered for selection. */
export interface SchoolYear {
  readonly id: number;
  readonly name: string;
  /** Days, both included. */
  readonly startDate: string;
  readonly endDate: string;
  /** At most one is. */
  readonly current: boolean;
}
