import type { LoanToday, OwnReservation, OwnFine } from '@school/domain';

export interface OwnLibrary {
  readonly loans: readonly LoanToday[];
  readonly reservations: readonly OwnReservation[];
  readonly fines: readonly OwnFine[];
}
