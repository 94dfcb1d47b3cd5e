import type { RecordValues, Work } from '../engine/behaviour.ts';

/** Somebody who leaves the school, a student also by graduating. */
export interface Leaver {
  readonly kind: 'STUDENT' | 'EMPLOYEE';
  readonly id: number;
  /** The last day at school. */
  readonly lastDay: string;
  /** The account that was the leaver's; null without one. */
  readonly account: number | null;
  /** What the form of the leaving asked. */
  readonly asked: RecordValues;
}

/**
 * What one module does when somebody leaves. The personnel office and the office of the students do not know who has
 * something to end: `leavers.ts` lists the parts.
 */
export interface LeaverPart {
  /** Asked before anything is written. @throws Conflict while something must be settled first */
  readonly refuse?: (leaver: Leaver, work: Work) => Promise<void>;
  /** Ends what the leaver has, with its audit lines. */
  readonly end?: (leaver: Leaver, work: Work) => Promise<unknown>;
  /** Gives back to somebody who comes again. @param account of the person; null without one */
  readonly resume?: (account: number | null, work: Work) => Promise<unknown>;
}

/** @throws Conflict of the first part that something must be settled with */
export const refuseUnsettled = async (
  parts: readonly LeaverPart[],
  leaver: Leaver,
  work: Work,
): Promise<void> => {
  for (const { refuse } of parts) await refuse?.(leaver, work);
};

/** Ends what the leaver has, in the order of the parts. */
export const endAll = async (parts: readonly LeaverPart[], leaver: Leaver, work: Work): Promise<void> => {
  for (const { end } of parts) await end?.(leaver, work);
};
