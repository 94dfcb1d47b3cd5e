/** What the import would do with one event of the file. */
export interface PlannedEvent {
  readonly state: 'new' | 'changed' | 'same' | 'skipped';
  readonly title: string;
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly reason: string | null;
}

export type PlanCounts = Readonly<Record<PlannedEvent['state'], number>>;

export const countsOfPlan = (rows: readonly PlannedEvent[]): PlanCounts => {
  const count = (state: PlannedEvent['state']): number => rows.filter((row) => row.state === state).length;
  return { new: count('new'), changed: count('changed'), same: count('same'), skipped: count('skipped') };
};
