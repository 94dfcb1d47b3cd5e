import type { IsoDate } from '../calendar/iso-date.ts';
import type { Money } from '../money/money.ts';

/** One booking of a bank. */
export interface BankLine {
  /** The bank's key of the booking, the same in every file that contains it. */
  readonly key: string;
  readonly day: IsoDate;
  /** Above zero for incoming money. */
  readonly amount: Money;
  /** The payer or payee. */
  readonly name: string;
  /** Number given by the payer, such as that of a transfer or a cheque. */
  readonly reference: string;
  readonly note: string;
}

/** A bank's statement of an account over a range of days. */
export interface BankStatement {
  readonly format: 'CAMT053' | 'TABLE';
  /** Account number as the bank writes it; empty where the file does not state it. */
  readonly account: string;
  /** Statement number; empty where the file does not state it. */
  readonly number: string;
  readonly currency: string;
  readonly opening: Money | null;
  readonly closing: Money | null;
  readonly lines: readonly BankLine[];
  /** Bookings that are announced but not made yet; they appear again once they are. */
  readonly pending: number;
}

/** Why a file cannot be read. */
export interface BankFileProblem {
  readonly problem: 'NOT_XML' | 'NOT_CAMT053' | 'NO_HEADER' | 'BAD_DAY' | 'BAD_AMOUNT' | 'TWO_CURRENCIES';
  /** Row or booking in the file, counted from 1. */
  readonly row?: number;
}

/** Makes the keys of repeated bookings in a file distinct, so that each counts once however often the file is imported. */
export const withTurns = (lines: readonly BankLine[]): readonly BankLine[] => {
  const seen = new Map<string, number>();
  return lines.map((line) => {
    const turn = (seen.get(line.key) ?? 0) + 1;
    seen.set(line.key, turn);
    return turn === 1 ? line : { ...line, key: `${line.key}/${turn}` };
  });
};
