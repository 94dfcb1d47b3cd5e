import { Invalid } from '@school/kernel';
import { sumMoney, type Money } from '@school/domain';
import { actorId, writeAuditLines } from '../../engine/audit/audit-lines.ts';
import type { Work } from '../../engine/behaviour.ts';
import {
  insertReceipts,
  insertTransactions,
  nextIds,
  type ReceiptRow,
  type TransactionRow,
} from './booking.store.ts';
import { postTransactions } from './ledger/posting.ts';
import { postingDay } from './closing/closed-day.store.ts';
import { yearsOf } from './financial-year.store.ts';
import type { Means } from './means.ts';
import { takeNumbers, usualSequence, type TakenNumber } from './receipt-sequence.store.ts';

/** The payer or payee. */
export interface Payee {
  readonly name: string;
  readonly number: string | null;
  readonly student: number | null;
  readonly batch: number | null;
  readonly supplier?: number;
}

/** One transaction of a booking. */
export interface BookedPart {
  /** An advance is not yet income of the school; its amount has a sign. By default the part is of the booking's kind. */
  readonly direction?: 'ADVANCE';
  readonly title: string;
  readonly category: number;
  readonly amount: Money;
  readonly tax: Money;
  readonly fine: Money;
  readonly source: { readonly type: string; readonly id: number };
  readonly feeAccount: number | null;
  /** Where it is posted instead of its category's account. */
  readonly ledgerAccount?: number | null;
}

/** Money that changes hands together: on one receipt if incoming, with one voucher number if outgoing. */
export interface Booking {
  readonly direction: 'INCOME' | 'EXPENSE';
  readonly date: string;
  readonly means: Means;
  readonly payee: Payee;
  /** Number series; null for the usual one. */
  readonly sequence: number | null;
  /** What the receipt states, as it is printed. */
  readonly details: object;
  readonly parts: readonly BookedPart[];
  /** Where the money is taken from if not from outside: booked with the rest, on no receipt. */
  readonly against?: BookedPart;
}

/** A booking with its number and rows. */
export interface Booked {
  readonly number: string;
  /** The booking date: the next day if today was closed. */
  readonly day: string;
  /** Null for outgoing money. */
  readonly receipt: number | null;
  /** Ids of the transactions, in the order of the parts, followed by that of what they were taken from. */
  readonly transactions: readonly number[];
}

const kindOf = ({ direction }: Booking) => (direction === 'INCOME' ? 'RECEIPT' : 'VOUCHER');

const bookedParts = ({ parts, against }: Booking): readonly BookedPart[] =>
  against ? [...parts, against] : parts;

/** Numbers for all bookings, series by series in order of id, so that two concurrent bookings never deadlock. */
const numberAll = async (
  { transaction }: Work,
  bookings: readonly Booking[],
): Promise<readonly (TakenNumber & { readonly sequence: number })[]> => {
  const kinds = [...new Set(bookings.filter(({ sequence }) => sequence === null).map(kindOf))];
  const usual = new Map<string, number>();
  for (const kind of kinds) usual.set(kind, await usualSequence(transaction, kind));
  const sets = bookings.map((booking) => booking.sequence ?? usual.get(kindOf(booking)) ?? 0);
  const taken = new Map<number, TakenNumber[]>();
  for (const set of [...new Set(sets)].sort((a, b) => a - b)) {
    const count = sets.filter((one) => one === set).length;
    taken.set(set, [...(await takeNumbers(transaction, set, count))]);
  }
  return sets.map((sequence) => {
    const number = taken.get(sequence)?.shift();
    if (!number) throw new Error('A booking has no number.');
    return { sequence, ...number };
  });
};

/** A booking with the number and the ids that its rows will have. */
interface Planned {
  readonly booking: Booking;
  readonly number: TakenNumber & { readonly sequence: number };
  readonly receipt: number | null;
  readonly transactions: readonly number[];
}

/** Reserves ids and numbers for all bookings. */
const planOf = async (work: Work, bookings: readonly Booking[]): Promise<readonly Planned[]> => {
  const count = bookings.reduce((sum, booking) => sum + bookedParts(booking).length, 0);
  const ids = await nextIds(work.transaction, 'finance_transaction', count);
  const receiptIds = await nextIds(
    work.transaction,
    'transaction_receipt',
    bookings.filter(({ direction }) => direction === 'INCOME').length,
  );
  const numbers = await numberAll(work, bookings);
  return bookings.map((booking, at) => ({
    booking,
    number: numbers[at] ?? { sequence: 0, number: 0, text: '' },
    receipt: booking.direction === 'INCOME' ? (receiptIds.shift() ?? null) : null,
    transactions: bookedParts(booking).map(() => ids.shift() ?? 0),
  }));
};

/** The receipt of incoming money, as it is stored. */
const receiptsOf = ({ booking, number, receipt }: Planned): readonly ReceiptRow[] => {
  if (receipt === null) return [];
  const { payee, means } = booking;
  return [
    {
      id: receipt,
      receipt_no: number.text,
      sequence: number.sequence,
      number: number.number,
      day: booking.date,
      student: payee.student,
      batch: payee.batch,
      payee: payee.name,
      payee_number: payee.number,
      total: sumMoney(booking.parts.map(({ amount }) => amount)),
      mode: means.mode,
      reference_no: means.referenceNo,
      bank_name: means.bankName,
      details: booking.details,
    },
  ];
};

/** The transactions of a booking, as they are stored. @param year the financial year of its day */
const transactionsOf = (
  { booking, number, receipt, transactions }: Planned,
  year: number | null,
): readonly TransactionRow[] => {
  const { means, payee, date, direction } = booking;
  return bookedParts(booking).map((part, at) => ({
    id: transactions[at] ?? 0,
    day: date,
    title: part.title,
    direction: part.direction ?? direction,
    category: part.category,
    amount: part.amount,
    tax: part.tax,
    fine: part.fine,
    mode: means.mode,
    reference_no: means.referenceNo,
    bank_name: means.bankName,
    payee: payee.name,
    student: payee.student,
    batch: payee.batch,
    supplier: payee.supplier ?? null,
    source_type: part.source.type,
    source_id: part.source.id,
    year,
    fee_account: part.feeAccount,
    ledger_account: part.ledgerAccount ?? null,
    receipt,
    number: number.text,
    reversal_of: null,
    reason: null,
  }));
};

/**
 * Books money, all or nothing: receipts or vouchers with their numbers, and the transactions. None of it is ever changed afterwards. If today is already closed, its
 * money belongs to the next day. Call it last, since it locks the number series until the transaction ends.
 * @throws Conflict `YEAR_CLOSED` or `NO_YEAR`, Invalid for a future day
 */
export const book = async (work: Work, asked: readonly Booking[]): Promise<readonly Booked[]> => {
  const { transaction, context } = work;
  if (asked.some(({ date }) => date > context.today)) {
    const message = 'Money is not booked before its day.';
    throw new Invalid(message, [{ field: 'date', code: 'max', message }]);
  }
  const today = await postingDay(transaction, context.today, context.today);
  const bookings = asked.map((booking) =>
    booking.date === context.today ? { ...booking, date: today } : booking,
  );
  const years = await yearsOf(
    work,
    bookings.map(({ date }) => date),
  );
  const plan = await planOf(work, bookings);
  const actor = actorId(work);
  const receipts = plan.flatMap(receiptsOf);
  await insertReceipts(transaction, receipts, actor);
  const rows = plan.flatMap((one) => transactionsOf(one, years.get(one.booking.date) ?? null));
  await insertTransactions(transaction, rows, actor);
  await postTransactions(
    work,
    rows.map(({ id }) => id),
  );
  const first = (id: number) => ({ id, version: 1 });
  const made = (list: readonly { readonly id: number }[]) => list.map(({ id }) => first(id));
  writeAuditLines(work, 'transactionReceipt', 'create', made(receipts));
  writeAuditLines(work, 'financeTransaction', 'create', made(rows));
  return plan.map(({ booking, number, receipt, transactions }) => ({
    number: number.text,
    day: booking.date,
    receipt,
    transactions,
  }));
};
