import type { SignInCounts } from '@school/domain';
/** Kinds of accounts that are created along with people's records. */
export const signInKinds = ['STUDENT', 'PARENT', 'EMPLOYEE'] as const;
export const signInsPath = '/setup/v1/firstSignIns';

/** What the job reports when it has finished. */
export interface SignInOutcome {
  readonly given?: number;
  readonly leftOut?: readonly { readonly reason: string; readonly count: number }[];
}

export type Way = 'PRINT' | 'MAIL' | 'SMS';

/** How many people a way would reach: nobody without an address is sent anything by mail. */
export const reachedBy = (way: Way, counts: SignInCounts, again: boolean): number => {
  const waiting = again ? counts.given + counts.without : counts.without;
  if (way === 'PRINT') return waiting;
  return Math.min(waiting, way === 'MAIL' ? counts.withEmail : counts.withMobile);
};
