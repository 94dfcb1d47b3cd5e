import type { SignInCounts } from '@school/domain';
import { firstSignInCounts, giveFirstSignIns } from '@school/resources';
import { handle } from '../../../engine/operation/handle.ts';
import type { FirstSignIns } from './first-sign-ins.ts';

declare module '@school/kernel' {
  interface KnownAnswers {
    firstSignInCounts: SignInCounts;
  }
}

/** First passwords in bulk, and how many have used them. */
export const firstSignInHandlers = (signIns: FirstSignIns) => [
  handle(firstSignInCounts, ({ input, connection }) => signIns.counts(connection, input)),
  handle(giveFirstSignIns, ({ input, work }) => signIns.start(input, work)),
];
