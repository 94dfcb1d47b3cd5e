import type { Loan, LoanToday } from '@school/domain';

/** What a scanner has read. */
export interface ScannedCopy {
  readonly id: number;
  readonly bookNumber: string;
  readonly title: string;
  readonly authorNames: string | null;
  readonly status: string;
  readonly free: number;
  readonly ahead: number;
  readonly loan: LoanToday | null;
}

export interface Borrower {
  readonly kind: 'STUDENT' | 'EMPLOYEE';
  readonly id: number;
  readonly name: string;
  readonly number: string;
  readonly group: string | null;
  readonly active: boolean;
}

export interface BorrowerAtDesk extends Borrower {
  readonly card: {
    readonly number: string;
    readonly status: string;
    readonly blockReason: string | null;
  } | null;
  readonly openLoans: number;
  readonly openFines: string;
  readonly reservations: number;
  readonly booksIssuable: number;
  readonly dueOn: string;
  readonly loans: readonly Loan[];
}

/** This many books or more means no limit. */
export const unlimited = 9999;
/** Whether there is something to pay. */
export const isCharged = (amount: string): boolean => Number(amount) > 0;
