import { Refusal } from '@school/kernel';
import { compareMoney, judge, pour, sumMoney, type GatewayWord } from '@school/domain';
import { writeAudits } from '../../engine/audit/write-audit.ts';
import type { AuditEntry } from '../../engine/audit-entry.ts';
import type { RecordValues, Work } from '../../engine/behaviour.ts';
import { assessedOn, dueOf, openBills } from '../fees/open-bills.ts';
import { payFees, type PaidReceipt } from '../fees/paying.ts';
import { holdAttempt, isTaken, type Attempt } from './attempt.store.ts';
import type { ProvedWord } from './gateways/gateway.ts';

const system = { system: true } as const;

/** Changes the stored data of a payment, with its history. */
export const changeAttempt = (work: Work, id: number, values: RecordValues): Promise<RecordValues> =>
  work.records.update(work, 'paymentAttempt', id, values, system);

const now = (): string => new Date().toISOString();

/** Pays the bills of a payment with the money received; receipts are those of the fee office. */
const payItems = (
  work: Work,
  { student, reference, paidRef }: Pick<Attempt, 'student' | 'reference'> & { readonly paidRef: string },
  items: readonly { readonly bill: number; readonly amount: string }[],
): Promise<readonly PaidReceipt[]> =>
  payFees(work, [
    {
      student,
      date: work.context.today,
      means: { mode: 'ONLINE', referenceNo: (paidRef || reference).slice(0, 40), bankName: null },
      items: items.map(({ bill, amount }) => ({ studentFee: bill, amount })),
    },
  ]);

/**
 * Runs something in a savepoint; if it is refused for a reason that users can fix, it is rolled back.
 * @returns its result, or why it was refused
 */
const tried = async <T>(
  work: Work,
  run: (work: Work) => Promise<T>,
): Promise<{ readonly value: T } | { readonly reason: string }> => {
  const { transaction } = work;
  const audits: AuditEntry[] = [];
  await transaction.query({ text: 'SAVEPOINT online_payment' });
  try {
    const value = await run({ ...work, audits });
    await transaction.query({ text: 'RELEASE SAVEPOINT online_payment' });
    writeAudits(work, audits);
    return { value };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await transaction.query({ text: 'ROLLBACK TO SAVEPOINT online_payment' });
    return { reason: error.message.slice(0, 250) };
  }
};

/** How a message was handled. */
type Result = 'BOOKED' | 'REVIEW' | 'MISMATCH' | 'FAILED' | 'AGAIN' | 'NOTHING';

/** The money has arrived: receipts, or a decision if the bills were paid meanwhile. */
const bookPaid = async (
  work: Work,
  attempt: Attempt,
  { paidRef, amount }: Extract<GatewayWord, { says: 'PAID' }>,
): Promise<Result> => {
  const came = { paidRef, paidAmount: amount, finishedAt: now() };
  const paid = await tried(work, (part) => payItems(part, { ...attempt, paidRef }, attempt.items));
  if ('reason' in paid) {
    const { reason } = paid;
    await changeAttempt(work, attempt.id, { ...came, status: 'REVIEW', problem: 'BILLS_CHANGED', reason });
    return 'REVIEW';
  }
  const receipts = paid.value.map(({ id }) => id);
  await changeAttempt(work, attempt.id, { ...came, status: 'PAID', reason: null, receipts });
  return 'BOOKED';
};

const follow = async (work: Work, attempt: Attempt, word: GatewayWord): Promise<Result> => {
  const { id } = attempt;
  const verdict = judge(attempt, word);
  if (word.says === 'PAID' && verdict === 'BOOK') return bookPaid(work, attempt, word);
  if (word.says === 'PAID' && verdict === 'MISMATCH') {
    const came = { paidRef: word.paidRef, paidAmount: word.amount, finishedAt: now() };
    await changeAttempt(work, id, { ...came, status: 'MISMATCH', problem: 'OTHER_AMOUNT' });
    return 'MISMATCH';
  }
  if (verdict === 'AGAIN') {
    await changeAttempt(work, id, { problem: 'SECOND_PAYMENT' });
    return 'AGAIN';
  }
  if (word.says === 'FAILED' && verdict === 'FAIL') {
    const reason = word.reason?.slice(0, 250) ?? null;
    await changeAttempt(work, id, { status: 'FAILED', reason, finishedAt: now() });
    return 'FAILED';
  }
  return 'NOTHING';
};

/**
 * Processes a gateway's report on a payment, once: the message, its effects and the receipts are in one transaction, so
 * that a lost one comes again and a duplicate is processed once. Only the payment's own gateway is accepted.
 * @returns what was done; undefined for a message that was processed before or is not about anything of ours
 */
export const takeWord = async (
  work: Work,
  gateway: number,
  { eventId, reference, word }: ProvedWord,
): Promise<Result | undefined> => {
  const { transaction } = work;
  const attempt = await holdAttempt(transaction, reference);
  if (!attempt || attempt.gateway !== gateway) return undefined;
  if (await isTaken(transaction, gateway, eventId)) return undefined;
  const result = await follow(work, attempt, word);
  const amount = word.says === 'PAID' ? word.amount : null;
  const event = { at: now(), gateway, eventId, attempt: attempt.id, says: word.says, amount, result };
  await work.records.create(work, 'paymentEvent', [event], system);
  return result;
};

/** How money awaiting a decision can be spread over its bills: the earliest due is filled first. */
const partsFor = async (
  work: Work,
  { items }: Attempt,
  money: string,
): Promise<readonly { readonly bill: number; readonly amount: string }[]> => {
  const bills = await openBills(
    work.transaction,
    items.map(({ bill }) => bill),
  );
  const left = [...bills.values()]
    .filter(({ bill }) => bill.status !== 'CANCELLED')
    .map((open) => ({
      id: open.bill.id,
      day: open.bill.due,
      due: dueOf(assessedOn(open.bill, open.slabs, work.context.today)),
    }))
    .sort((a, b) => a.day.localeCompare(b.day) || a.id - b.id);
  return pour(money, left)
    .filter(({ amount }) => compareMoney(amount, '0.00') > 0)
    .map(({ id, amount }) => ({ bill: id, amount }));
};

/**
 * Books money that awaited a decision on the bills of its payment.
 * @returns undefined if less remains on them than was received
 */
export const bookDecided = async (
  work: Work,
  attempt: Attempt,
): Promise<readonly PaidReceipt[] | undefined> => {
  const money = attempt.paidAmount ?? '0.00';
  const parts = await partsFor(work, attempt, money);
  if (compareMoney(sumMoney(parts.map(({ amount }) => amount)), money) < 0) return undefined;
  return payItems(work, { ...attempt, paidRef: attempt.paidRef ?? '' }, parts);
};
