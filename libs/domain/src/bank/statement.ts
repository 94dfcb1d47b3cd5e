import type { IsoDate } from '../calendar/iso-date.ts';
import type { Money } from '../money/money.ts';

/** One booking of a bank. */
export interface BankLine {
  /** What the bank tells the booking by, the same in every file that has it. */
  readonly key: string;
  readonly day: IsoDate;
  /** Above zero where money came in. */
  readonly amount: Money;
  /** Whoever paid, or was paid. */
  readonly name: string;
  /** Number that whoever paid has given, such as that of a transfer or a cheque. */
  readonly reference: string;
  readonly note: string;
}

/** What a bank says of an account over some days. */
export interface BankStatement {
  readonly format: 'CAMT053' | 'TABLE';
  /** Number of the account, as the bank writes it; empty where the file does not say. */
  readonly account: string;
  /** Number of the statement; empty where the file does not say. */
  readonly number: string;
  readonly currency: string;
  readonly opening: Money | null;
  readonly closing: Money | null;
  readonly lines: readonly BankLine[];
  /** Bookings that are announced and not made yet; they come again once they are. */
  readonly pending: number;
}

/** Why a file cannot be read. */
export interface BankFileProblem {
  readonly problem: 'NOT_XML' | 'NOT_CAMT053' | 'NO_HEADER' | 'BAD_DAY' | 'BAD_AMOUNT' | 'TWO_CURRENCIES';
  /** Row or booking of the file, counted from 1. */
  readonly row?: number;
}

/** Marks of a booking that is there twice in a file, so that each counts once however often the file comes. */
export const withTurns = (lines: readonly BankLine[]): readonly BankLine[] => {
  const seen = new Map<string, number>();
  return lines.map((line) => {
    const turn = (seen.get(line.key) ?? 0) + 1;
    seen.set(line.key, turn);
    return turn === 1 ? line : { ...line, key: `${line.key}/${turn}` };
  });
};
