import type { FarePassenger } from './wire.ts';

/** What the calls answer whose definitions state a type. */
declare module '@school/kernel' {
  interface KnownAnswers {
    fareBills: readonly FarePassenger[];
  }
}
