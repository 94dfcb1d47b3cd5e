import type { PollResult } from './wire.ts';

/** What the calls answer whose definitions state a type. */
declare module '@school/kernel' {
  interface KnownAnswers {
    pollFigures: readonly PollResult[];
  }
}
