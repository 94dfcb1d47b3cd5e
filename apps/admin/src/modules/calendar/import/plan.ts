import type { PlannedEvent } from '@school/domain';

export type PlanCounts = Readonly<Record<PlannedEvent['state'], number>>;

export const countsOfPlan = (rows: readonly PlannedEvent[]): PlanCounts => {
  const count = (state: PlannedEvent['state']): number => rows.filter((row) => row.state === state).length;
  return { new: count('new'), changed: count('changed'), same: count('same'), skipped: count('skipped') };
};
