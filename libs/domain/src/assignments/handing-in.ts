/** When something may be handed in; instants as ISO texts. */
export interface HandInWindow {
  readonly dueDate: string;
  readonly allowLate: boolean;
  /** Null: late work has no end. */
  readonly lateUntil: string | null;
}
export type Punctuality = 'ON_TIME' | 'LATE' | 'REFUSED';

/**
 * Whether work comes in time: until the due instant itself it does; after it, it is late where late work is taken, until
 * that ends too (R35).
 * @param at when it is handed in, an ISO text
 */
export const punctuality = (at: string, { dueDate, allowLate, lateUntil }: HandInWindow): Punctuality => {
  const [now, due] = [Date.parse(at), Date.parse(dueDate)];
  if (now <= due) return 'ON_TIME';
  if (!allowLate) return 'REFUSED';
  return lateUntil === null || now <= Date.parse(lateUntil) ? 'LATE' : 'REFUSED';
};
