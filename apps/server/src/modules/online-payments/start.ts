import { randomUUID } from 'node:crypto';
import { Conflict, NotFound, type Actor } from '@school/kernel';
import {
  compareMoney,
  pour,
  sumMoney,
  type Money,
  type FeeStatement,
  type StatementFee,
} from '@school/domain';
import type { Work } from '../../engine/behaviour.ts';
import { conflictAt, invalidField } from '../../engine/envelope/refusals.ts';
import type { Connection } from '../../platform/database/database.ts';
import { statementOf } from '../fees/statement.ts';
import { maySeeFees } from '../finance/may-see-fees.ts';
import { onlineRules, openAttempt, type Attempt, type OnlineRules } from './attempt.store.ts';

const isDue = ({ due }: StatementFee): boolean => compareMoney(due, '0.00') > 0;

/** The bills of a student that can be paid online, and the rules for them. */
export interface Payable {
  readonly rules: OnlineRules;
  readonly statement: FeeStatement;
  readonly bills: readonly StatementFee[];
  readonly mayPayInPart: boolean;
}

/** @throws NotFound for a student who does not belong to the caller */
export const payableOf = async (
  connection: Connection,
  { actor, today }: { readonly actor: Actor; readonly today: string },
  student: number,
): Promise<Payable> => {
  if (!maySeeFees(actor, student)) throw new NotFound();
  const [rules, statement] = await Promise.all([
    onlineRules(connection),
    statementOf(connection, student, today),
  ]);
  const bills = statement.fees.filter((fee) => isDue(fee) && rules.kinds.includes(fee.basis));
  return { rules, statement, bills, mayPayInPart: rules.partial && statement.mayPayInPart };
};

const notNow = (): Conflict =>
  new Conflict('Fees cannot be paid online at the moment.', { code: 'ONLINE_PAYMENT_OFF' });

/** The chosen bills; one that was paid meanwhile is reported. */
const chosenOf = ({ bills }: Payable, ids: readonly number[]): readonly StatementFee[] =>
  [...new Set(ids)].map((id) => {
    const bill = bills.find((one) => one.id === id);
    if (!bill) throw conflictAt('bills', 'NOTHING_DUE', 'A bill has been paid in the meantime. Check again.');
    return bill;
  });

const partsOf = (
  chosen: readonly StatementFee[],
  wanted: Money | null | undefined,
  mayPayInPart: boolean,
): readonly { readonly bill: number; readonly amount: Money }[] => {
  const due = sumMoney(chosen.map((bill) => bill.due));
  const amount = wanted ?? due;
  if (compareMoney(amount, due) > 0)
    throw invalidField('amount', 'ABOVE_BALANCE', 'Less than this is left to pay on these bills.');
  if (compareMoney(amount, due) < 0 && !mayPayInPart)
    throw invalidField('amount', 'NOT_IN_PART', 'A bill must be paid in full or not at all.');
  const inTurn = [...chosen].sort((a, b) => a.dueDate.localeCompare(b.dueDate) || a.id - b.id);
  return pour(amount, inTurn)
    .filter((part) => compareMoney(part.amount, '0.00') > 0)
    .map((part) => ({ bill: part.id, amount: part.amount }));
};

const isSame = (attempt: Attempt, parts: Attempt['items']): boolean =>
  attempt.items.length === parts.length &&
  attempt.items.every((item, at) => item.bill === parts[at]?.bill && item.amount === parts[at].amount);

interface Wish {
  readonly student: number;
  readonly bills: readonly number[];
  readonly amount?: Money | null | undefined;
}

/**
 * Begins a payment for bills with the amounts that the server determines, today's fine included. An unexpired payment
 * already begun for the same is resumed, so that nobody pays twice by going back.
 * @param site address of the product
 * @throws NotFound, Conflict `ONLINE_PAYMENT_OFF`, `NOTHING_DUE`, Invalid for an amount that cannot be paid
 */
export const startPaying = async (
  work: Work,
  { student, bills, amount }: Wish,
  site: string,
): Promise<{ readonly id: number; readonly reference: string; readonly amount: Money }> => {
  const payable = await payableOf(work.transaction, work.context, student);
  const { rules } = payable;
  if (!rules.enabled || rules.gateway === null) throw notNow();
  const items = partsOf(chosenOf(payable, bills), amount, payable.mayPayInPart);
  const begun = await openAttempt(work.transaction, student);
  if (begun?.gateway === rules.gateway && isSame(begun, items)) return begun;
  const reference = randomUUID();
  const total = sumMoney(items.map((item) => item.amount));
  const attempt = {
    reference,
    student,
    items,
    amount: total,
    gateway: rules.gateway,
    begunAt: new Date().toISOString(),
    // A minute longer than the gateway's page stays open.
    expiresAt: new Date(Date.now() + (rules.minutes + 1) * 60_000).toISOString(),
    returnUrl: `${site}/online_payments/result/${reference}`,
  };
  const [made] = await work.records.create(work, 'paymentAttempt', [attempt], { system: true });
  return { id: Number(made?.['id']), reference, amount: total };
};
