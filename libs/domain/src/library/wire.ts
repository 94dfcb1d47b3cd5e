/** A loan as the desk and its borrower see it. */
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
  /** Price of the book; null where nobody knows. */
  readonly cost: string | null;
}

/** A loan with what it would cost today and how long it could become. */
export interface LoanToday extends Loan {
  readonly daysLate: number;
  readonly fine: string;
  /** Due date after a renewal; null where it is refused. */
  readonly renewedUntil: string | null;
  readonly renewalRefused: string | null;
}

/** A place in the queue as whoever stands there sees it. */
export interface OwnReservation {
  readonly id: number;
  readonly version: number;
  readonly title: string;
  readonly borrower: string;
  readonly status: 'WAITING' | 'READY';
  readonly expiresOn: string | null;
  /** 1 for whoever is next. */
  readonly position: number;
}

/** What is still to pay. */
export interface OwnFine {
  readonly id: number;
  readonly title: string;
  readonly borrower: string;
  readonly kind: 'OVERDUE' | 'LOST' | 'DAMAGE';
  readonly chargedOn: string;
  readonly due: string;
}
