import { Conflict, NotFound } from '@school/kernel';
import { decideTrialPayment, payableBills, paymentStatus, startPayment } from '@school/resources';
import { randomUUID } from 'node:crypto';
import type { CallContext } from '../../engine/context.ts';
import { handle, type Handler } from '../../engine/operation/handle.ts';
import type { Records } from '../../engine/records.ts';
import type { Connection } from '../../platform/database/database.ts';
import { maySeeFees } from '../finance/may-see-fees.ts';
import { attemptOf, openAttempt, type Attempt } from './attempt.store.ts';
import { payableOf, startPaying } from './start.ts';
import { takeWord } from './taking.ts';

const system = { system: true } as const;

/** A payment of the caller's own family. @throws NotFound */
const ownAttempt = async (
  connection: Connection,
  { actor }: CallContext,
  reference: string,
): Promise<Attempt> => {
  const attempt = await attemptOf(connection, reference);
  if (!attempt || !maySeeFees(actor, attempt.student)) throw new NotFound();
  return attempt;
};

const gatewayRow = (records: Records, context: CallContext, id: number | null) =>
  id === null ? Promise.resolve(undefined) : records.read(context, 'paymentGateway', id, system);

const namesOf = async (records: Records, context: CallContext, attempt: Attempt) => {
  const bills = await records.list(context, 'studentFee', {
    filter: { id_in: attempt.items.map(({ bill }) => bill) },
    fields: ['id', 'collection'],
    ...system,
  });
  const collections = await records.list(context, 'feeCollection', {
    filter: { id_in: bills.map((bill) => Number(bill['collection'])) },
    fields: ['id', 'name'],
    ...system,
  });
  return collections.map(({ name }) => String(name));
};

const statusOf = async (attempt: Attempt, records: Records, context: CallContext) => {
  const { id, student, status, amount, reason } = attempt;
  const receipts = await records.list(context, 'transactionReceipt', {
    filter: { id_in: [...attempt.receipts] },
    fields: ['id', 'receiptNo'],
    ...system,
  });
  const gateway = await gatewayRow(records, context, attempt.gateway);
  const who = await records.read(context, 'student', student, system);
  return {
    id,
    student,
    name: String(who?.['fullName'] ?? who?.['firstName'] ?? ''),
    status,
    amount,
    reason: status === 'FAILED' ? reason : null,
    isTrial: gateway?.['provider'] === 'SANDBOX',
    bills: await namesOf(records, context, attempt),
    receipts: receipts.map((receipt) => ({
      id: Number(receipt['id']),
      number: String(receipt['receiptNo']),
    })),
  };
};

const readingHandlers: readonly Handler[] = [
  handle(payableBills, async ({ input: { student }, connection, context, reader }) => {
    const { rules, statement, bills, mayPayInPart } = await payableOf(connection, context, student);
    const gateway = await gatewayRow(reader, context, rules.enabled ? rules.gateway : null);
    const begun = await openAttempt(connection, student);
    const { name, admissionNumber, batch } = statement.student;
    return {
      name,
      under: `${admissionNumber} · ${batch}`,
      through: gateway ? String(gateway['name']) : null,
      isTrial: gateway?.['provider'] === 'SANDBOX',
      mayPayInPart,
      note: rules.note,
      due: statement.due,
      bills: bills.map((bill) => ({
        id: bill.id,
        name: bill.collection,
        dueDate: bill.dueDate,
        due: bill.due,
        fine: bill.fine,
        isLate: bill.isLate,
      })),
      open: begun?.status === 'OPEN' ? begun.id : null,
    };
  }),
  handle(paymentStatus, async ({ input: { reference }, connection, context, reader }) =>
    statusOf(await ownAttempt(connection, context, reference), reader, context),
  ),
];

/** @param site address of the product, to which gateways return */
export const onlinePaymentHandlers = (site: string): readonly Handler[] => [
  ...readingHandlers,
  handle(startPayment, ({ input, work }) => startPaying(work, input, site)),
  handle(decideTrialPayment, async ({ input: { reference, outcome }, work, context }) => {
    const attempt = await ownAttempt(work.transaction, context, reference);
    const gateway = await gatewayRow(work.records, context, attempt.gateway);
    if (gateway?.['provider'] !== 'SANDBOX') throw new NotFound();
    if (attempt.status !== 'OPEN')
      throw new Conflict('This payment has already ended.', { code: 'ILLEGAL_STATE' });
    const paidRef = `trial-${attempt.reference}`;
    await takeWord(work, attempt.gateway, {
      eventId: outcome === 'PAID' ? paidRef : `trial:${randomUUID()}`,
      reference: attempt.reference,
      word:
        outcome === 'PAID'
          ? { says: 'PAID', amount: attempt.amount, paidRef }
          : { says: 'FAILED', reason: undefined },
    });
    return { status: (await ownAttempt(work.transaction, context, reference)).status };
  }),
];
