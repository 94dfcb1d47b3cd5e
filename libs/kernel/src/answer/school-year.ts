/** A year that rows belong to, as one chooses it. */
export interface SchoolYear {
  readonly id: number;
  readonly name: string;
  /** Days, both included. */
  readonly startDate: string;
  readonly endDate: string;
  /** One at most is. */
  readonly current: boolean;
}
