import type { Money } from '../money/money.ts';
import type { StatementReceipt } from './wire.ts';

/** A student as shown at the counter. */
export interface CounterStudent {
  readonly id: number;
  readonly name: string;
  readonly admissionNumber: string;
  readonly batch: string;
  readonly batchId: number;
  readonly guardian: string | null;
  readonly mobile: string | null;
  readonly status: string;
}

/** A student found by a search, with the outstanding amount. */
export interface FoundStudent extends CounterStudent {
  readonly open: Money;
}

/** A particular of a bill. */
export interface StatementLine {
  readonly id: number;
  readonly name: string;
  readonly amount: Money;
  readonly discount: Money;
  readonly tax: Money;
  readonly total: Money;
  readonly paid: Money;
  readonly taxPaid: Money;
}

/** A bill with its fine as of today. */
export interface StatementFee {
  readonly id: number;
  readonly collectionId: number;
  readonly collection: string;
  /** What it bills: particulars of the fee category, or fares. */
  readonly basis: 'CATEGORY' | 'FARES';
  readonly dueDate: string;
  /** The fee itself. */
  readonly payable: Money;
  /** Today's fine, less what was waived; with the fee, everything charged. */
  readonly fineTotal: Money;
  readonly charged: Money;
  /** Paid towards the fee and the fine: charged less paid is due. */
  readonly paid: Money;
  readonly finePaid: Money;
  readonly refunded: Money;
  /** Outstanding amount of the fee itself. */
  readonly principal: Money;
  /** Outstanding amount of the fine. */
  readonly fine: Money;
  /** Both together. */
  readonly due: Money;
  readonly isLate: boolean;
  readonly status: string;
  readonly lines: readonly StatementLine[];
}

/** The printer of a counter. */
export interface CounterPrinter {
  readonly paper: 'A4' | 'HALVES' | 'A5' | 'ROLL';
  readonly copies: number;
  readonly autoPrint: boolean;
}

/** Everything a student has to pay and has paid. */
export interface FeeStatement {
  readonly student: CounterStudent;
  readonly today: string;
  readonly due: Money;
  readonly fees: readonly StatementFee[];
  readonly receipts: readonly StatementReceipt[];
  readonly mayPayInPart: boolean;
  /** How many days before today a payment may be dated. */
  readonly daysBack: number;
  /** What remains of the advance payments. */
  readonly advance: Money;
  /** What is owed to the library in addition to the fees; not part of `due`. */
  readonly libraryFines: Money;
  readonly printer: CounterPrinter;
}

/** A movement of an advance in a student's list. */
export interface AdvanceMovement {
  readonly id: number;
  readonly date: string;
  readonly kind: string;
  readonly amount: Money;
  readonly left: Money;
  readonly number: string | null;
  readonly receipt: number | null;
  readonly category: string | null;
  readonly note: string | null;
  readonly status: string;
}

/** What a family has paid in advance, and how it was used. */
export interface AdvanceStatement {
  readonly student: CounterStudent;
  /** Null until something has been paid in advance. */
  readonly wallet: number | null;
  readonly balance: Money;
  /** Outstanding fees, without fines. */
  readonly open: Money;
  readonly categories: readonly { readonly id: number; readonly name: string }[];
  readonly movements: readonly AdvanceMovement[];
  readonly printer: CounterPrinter;
}

/** A partly or fully paid fee, with the rules in force today. */
export interface FeeToRefund {
  readonly id: number;
  readonly collection: number;
  readonly label: string;
  readonly paid: Money;
  readonly refunded: Money;
  readonly refundable: Money;
  /** Each with the most that it refunds of the fee. */
  readonly rules: readonly {
    readonly id: number;
    readonly name: string;
    readonly validUntil: string;
    readonly most: Money;
  }[];
}

/** A refund in a student's list. */
export interface RefundOfStudent {
  readonly id: number;
  readonly version: number;
  readonly date: string;
  readonly number: string | null;
  readonly label: string;
  readonly amount: Money;
  readonly reason: string;
  readonly status: string;
}

/** What was paid for a student, and how much of it can be refunded. */
export interface RefundStatement {
  readonly student: CounterStudent;
  readonly fees: readonly FeeToRefund[];
  readonly refunds: readonly RefundOfStudent[];
}
