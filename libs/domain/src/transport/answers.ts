import type { RideSheet, Assignable } from './wire.ts';

/** Responses of the calls whose definitions state a type. */
declare module '@school/kernel' {
  interface KnownAnswers {
    rideSheet: RideSheet;
    passengersToSeat: readonly Assignable[];
  }
}
