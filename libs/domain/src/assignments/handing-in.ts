/** When something may be handed in; instants as ISO strings. */
export interface HandInWindow {
  readonly dueDate: string;
  readonly allowLate: boolean;
  /** Null: late work is accepted without a deadline. */
  readonly lateUntil: string | null;
}
export type Punctuality = 'ON_TIME' | 'LATE' | 'REFUSED';

/**
 * Whether work is in time: up to and including the due instant it is; after that it is late where late work is accepted,
 * until that period ends too (R35).
 * @param at when it is handed in, an ISO string
 */
export const punctuality = (at: string, { dueDate, allowLate, lateUntil }: HandInWindow): Punctuality => {
  const [now, due] = [Date.parse(at), Date.parse(dueDate)];
  if (now <= due) return 'ON_TIME';
  if (!allowLate) return 'REFUSED';
  return lateUntil === null || now <= Date.parse(lateUntil) ? 'LATE' : 'REFUSED';
};
