import type { LoanToday } from '../desk/desk.ts';

export interface OwnReservation {
  readonly id: number;
  readonly version: number;
  readonly title: string;
  readonly borrower: string;
  readonly status: 'WAITING' | 'READY';
  readonly expiresOn: string | null;
  readonly position: number;
}
export interface OwnFine {
  readonly id: number;
  readonly title: string;
  readonly borrower: string;
  readonly kind: 'OVERDUE' | 'LOST' | 'DAMAGE';
  readonly chargedOn: string;
  readonly due: string;
}
export interface OwnLibrary {
  readonly loans: readonly LoanToday[];
  readonly reservations: readonly OwnReservation[];
  readonly fines: readonly OwnFine[];
}
