import type { PollResult } from './wire.ts';

/** Responses of the calls whose definitions state a type. */
declare module '@school/kernel' {
  interface KnownAnswers {
    pollFigures: readonly PollResult[];
  }
}
