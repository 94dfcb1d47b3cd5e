import type { SignInCounts } from '@school/domain';
/** Kinds of accounts that are made with the records of people. */
export const signInKinds = ['STUDENT', 'PARENT', 'EMPLOYEE'] as const;
export const signInsPath = '/setup/v1/firstSignIns';

/** What the job says when it is over. */
export interface SignInOutcome {
  readonly given?: number;
  readonly leftOut?: readonly { readonly reason: string; readonly count: number }[];
}

export type Way = 'PRINT' | 'MAIL' | 'SMS';

/** How many a way would reach: nobody without an address is given anything by mail. */
export const reachedBy = (way: Way, counts: SignInCounts, again: boolean): number => {
  const waiting = again ? counts.given + counts.without : counts.without;
  if (way === 'PRINT') return waiting;
  return Math.min(waiting, way === 'MAIL' ? counts.withEmail : counts.withMobile);
};
