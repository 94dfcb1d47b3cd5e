import type { Money } from '../money/money.ts';

/** A bill with its particulars and discounts, compared with what its fee category offers. */
export interface GridBill {
  readonly id: number;
  readonly student: string;
  readonly admissionNumber: string;
  readonly payable: Money;
  readonly status: string;
  readonly isPaid: boolean;
  readonly particulars: readonly number[];
  readonly discounts: readonly number[];
}

/** The effect of a change on a bill, before it is made. */
export interface BillPreview {
  readonly bill: number;
  readonly student: string;
  readonly admissionNumber: string;
  readonly before: Money;
  readonly after: Money;
  readonly difference: Money;
}

/** A published collection in which a student has a bill, or could have one. */
export interface AssignableFee {
  readonly id: number;
  readonly name: string;
  readonly category: string;
  readonly dueDate: string;
  /** The batch that it is or would be billed in. */
  readonly batch: string;
  readonly batchId: number;
  /** Null without a bill, also where one was removed. */
  readonly bill: number | null;
  readonly payable: Money | null;
  readonly status: string | null;
  /** Money has been received for it: the bill stays. */
  readonly isPaid: boolean;
}

/** A passenger of a batch with the amount billed in a collection of fares. */
export interface FarePassenger {
  readonly student: number;
  readonly name: string;
  readonly admissionNumber: string;
  /** Routes and stops of the period; null for a bill without a seat. */
  readonly seat: string | null;
  /** What the seats cost for the whole period; null without one. */
  readonly fare: Money | null;
  /** Null without a bill, also where one was removed. */
  readonly bill: number | null;
  readonly payable: Money | null;
  readonly isPaid: boolean;
}

/** A receipt in a student's list. */
export interface StatementReceipt {
  readonly id: number;
  readonly number: string;
  readonly date: string;
  readonly total: Money;
  readonly mode: string;
  readonly status: string;
  readonly fees: string;
}
