/** A student as the server gives him for fees. */
export interface FeeStudent {
  readonly id: number;
  readonly name: string;
  readonly admissionNumber: string;
  readonly batch: string;
  readonly guardian: string | null;
  readonly mobile: string | null;
}
export interface FoundStudent extends FeeStudent {
  readonly open: string;
}

export interface FeeLine {
  readonly id: number;
  readonly name: string;
  readonly amount: string;
  readonly discount: string;
  readonly tax: string;
  readonly total: string;
  readonly paid: string;
}
/** A bill with its fine of today. */
export interface StatementFee {
  readonly id: number;
  readonly collection: string;
  readonly dueDate: string;
  readonly payable: string;
  readonly paid: string;
  readonly fine: string;
  readonly due: string;
  readonly isLate: boolean;
  readonly status: string;
  readonly lines: readonly FeeLine[];
}
export interface StatementReceipt {
  readonly id: number;
  readonly number: string;
  readonly date: string;
  readonly total: string;
  readonly mode: string;
  readonly status: string;
  readonly fees: string;
}
/** All that a student has to pay and has paid. */
export interface FeeStatement {
  readonly student: FeeStudent;
  readonly due: string;
  readonly fees: readonly StatementFee[];
  readonly receipts: readonly StatementReceipt[];
  readonly mayPayInPart: boolean;
  readonly printer: {
    readonly paper: 'A4' | 'HALVES' | 'A5' | 'ROLL';
    readonly copies: number;
    readonly autoPrint: boolean;
  };
}

const documents = {
  A4: 'feeReceipt',
  HALVES: 'feeReceiptCopies',
  A5: 'feeReceiptHalf',
  ROLL: 'feeReceiptSlip',
} as const;

/** Where the paper of a receipt is. */
export const receiptPath = (id: number, paper: FeeStatement['printer']['paper'] = 'A4'): string =>
  `/setup/v1/document/${documents[paper]}/${id}`;
