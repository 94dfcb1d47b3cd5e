/** A loan as shown at the desk and to its borrower. */
export interface Loan {
  readonly id: number;
  readonly version: number;
  readonly copy: string;
  readonly title: string;
  readonly borrower: string;
  readonly group: string | null;
  readonly isStudent: boolean;
  readonly batch: number | null;
  readonly issuedOn: string;
  readonly dueOn: string;
  readonly status: string;
  readonly renewalCount: number;
  readonly renewalsAllowed: number;
  readonly renewalPeriod: number;
  readonly finePerDay: string;
  readonly graceDays: number;
  readonly maxFine: string | null;
  /** Price of the book; null where unknown. */
  readonly cost: string | null;
}

/** A loan with what it would cost today and how far it could be renewed. */
export interface LoanToday extends Loan {
  readonly daysLate: number;
  readonly fine: string;
  /** Due date after a renewal; null where it is refused. */
  readonly renewedUntil: string | null;
  readonly renewalRefused: string | null;
}

/** A place in the queue as shown to the person waiting. */
export interface OwnReservation {
  readonly id: number;
  readonly version: number;
  readonly title: string;
  readonly borrower: string;
  readonly status: 'WAITING' | 'READY';
  readonly expiresOn: string | null;
  /** 1 for the next in line. */
  readonly position: number;
}

/** Outstanding amount. */
export interface OwnFine {
  readonly id: number;
  readonly title: string;
  readonly borrower: string;
  readonly kind: 'OVERDUE' | 'LOST' | 'DAMAGE';
  readonly chargedOn: string;
  readonly due: string;
}
