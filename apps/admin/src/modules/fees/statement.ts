import { sumMoney, type StatementReceipt } from '@school/domain';

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
  readonly collectionId: number;
  readonly collection: string;
  readonly basis: 'CATEGORY' | 'FARES';
  readonly dueDate: string;
  readonly payable: string;
  /** The fine of today, less what was waived; with the fee all that is charged. */
  readonly fineTotal: string;
  readonly charged: string;
  /** Paid of the fee and of the fine: charged less paid is due. */
  readonly paid: string;
  readonly finePaid: string;
  readonly refunded: string;
  /** What is left of the fine. */
  readonly fine: string;
  readonly due: string;
  readonly isLate: boolean;
  readonly status: string;
  readonly lines: readonly FeeLine[];
}
/** The printer of the counter. */
export interface CounterPrinter {
  readonly paper: 'A4' | 'HALVES' | 'A5' | 'ROLL';
  readonly copies: number;
  readonly autoPrint: boolean;
}
/** All that a student has to pay and has paid. */
export interface FeeStatement {
  readonly student: FeeStudent;
  readonly due: string;
  readonly fees: readonly StatementFee[];
  readonly receipts: readonly StatementReceipt[];
  readonly mayPayInPart: boolean;
  /** What is left of what was paid ahead. */
  readonly advance: string;
  readonly printer: CounterPrinter;
}

/** The statement with the bill of one collection alone; as it is where no collection is asked for. */
export const ofCollection = (statement: FeeStatement, collection: string | undefined): FeeStatement => {
  if (collection === undefined || !/^[1-9]\d{0,14}$/.test(collection)) return statement;
  const fees = statement.fees.filter(({ collectionId }) => String(collectionId) === collection);
  return { ...statement, fees, due: sumMoney(fees.map(({ due }) => due)) };
};

/** The statement with the fares alone. */
export const faresOf = (statement: FeeStatement): FeeStatement => {
  const fees = statement.fees.filter(({ basis }) => basis === 'FARES');
  return { ...statement, fees, due: sumMoney(fees.map(({ due }) => due)) };
};

const documents = {
  A4: 'feeReceipt',
  HALVES: 'feeReceiptCopies',
  A5: 'feeReceiptHalf',
  ROLL: 'feeReceiptSlip',
} as const;

/** Where the paper of a receipt is. */
export const receiptPath = (id: number, paper: FeeStatement['printer']['paper'] = 'A4'): string =>
  `/setup/v1/document/${documents[paper]}/${id}`;

/** A movement of an advance. */
export interface Movement {
  readonly id: number;
  readonly date: string;
  readonly kind: string;
  readonly amount: string;
  readonly left: string;
  readonly number: string | null;
  readonly receipt: number | null;
  readonly category: string | null;
  readonly note: string | null;
  readonly status: string;
}
/** What a family has paid ahead, and what became of it. */
export interface AdvanceStatement {
  readonly student: FeeStudent;
  readonly wallet: number | null;
  readonly balance: string;
  readonly open: string;
  readonly categories: readonly { readonly id: number; readonly name: string }[];
  readonly movements: readonly Movement[];
  readonly printer: CounterPrinter;
}

/** A fee of which something was paid, with the rules that hold today. */
export interface FeeToRefund {
  readonly id: number;
  readonly label: string;
  readonly paid: string;
  readonly refunded: string;
  readonly refundable: string;
  readonly rules: readonly {
    readonly id: number;
    readonly name: string;
    readonly validUntil: string;
    readonly most: string;
  }[];
}
/** What was paid for a student, and what can be given back of it. */
export interface RefundStatement {
  readonly student: FeeStudent;
  readonly fees: readonly FeeToRefund[];
  readonly refunds: readonly {
    readonly id: number;
    readonly date: string;
    readonly number: string | null;
    readonly label: string;
    readonly amount: string;
    readonly reason: string;
    readonly status: string;
  }[];
}
