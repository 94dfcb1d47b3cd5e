import type { RideSheet, Assignable } from './wire.ts';

/** What the calls answer whose definitions state a type. */
declare module '@school/kernel' {
  interface KnownAnswers {
    rideSheet: RideSheet;
    passengersToSeat: readonly Assignable[];
  }
}
