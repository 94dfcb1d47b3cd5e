import { Conflict, NotFound } from '@school/kernel';
import { mayMove, type GatewayWord } from '@school/domain';
import type { Asking, Behaviour, RecordValues, Work } from '../../engine/behaviour.ts';
import { askedEvent, pageFor, wordFor } from './asking.ts';
import { attemptOf, holdAttempt, noteAsked, type Attempt } from './attempt.store.ts';
import type { PaymentPage } from './gateways/gateway.ts';
import { bookDecided, changeAttempt, takeWord } from './taking.ts';

const system = { system: true } as const;

const silent = (): Conflict =>
  new Conflict('The payment gateway is not responding. Try again in a moment.', {
    code: 'GATEWAY_SILENT',
  });

const known = async (
  [row]: readonly RecordValues[],
  { connection }: Pick<Asking, 'connection'>,
): Promise<Attempt | undefined> => (row ? attemptOf(connection, String(row['reference'])) : undefined);

const held = async ([row]: readonly RecordValues[], { transaction }: Work): Promise<Attempt> => {
  const attempt = row && (await holdAttempt(transaction, String(row['reference'])));
  if (!attempt) throw new NotFound();
  return attempt;
};

/** Nothing decided meanwhile is decided again. */
const undecided = async (rows: readonly RecordValues[], work: Work): Promise<Attempt> => {
  const attempt = await held(rows, work);
  if (attempt.status === 'MISMATCH' || attempt.status === 'REVIEW') return attempt;
  throw new Conflict('This has been decided in the meantime.', { code: 'ILLEGAL_STATE' });
};

const open = async (rows: readonly RecordValues[], work: Work, page: PaymentPage | undefined) => {
  const attempt = await held(rows, work);
  if (!page) throw silent();
  if (attempt.status !== 'BEGUN' && attempt.status !== 'OPEN')
    throw new Conflict('This payment has already ended.', { code: 'ILLEGAL_STATE' });
  const sessionRef = page.sessionRef ?? attempt.sessionRef;
  if (attempt.status === 'BEGUN') await changeAttempt(work, attempt.id, { status: 'OPEN', sessionRef });
  return { open: page.open, reference: attempt.reference };
};

const inquire = async (rows: readonly RecordValues[], work: Work, word: GatewayWord | undefined) => {
  const attempt = await held(rows, work);
  await noteAsked(work.transaction, attempt.reference);
  if (word && word.says !== 'OTHER')
    await takeWord(work, attempt.gateway, {
      eventId: askedEvent(word),
      reference: attempt.reference,
      word,
    });
  const after = await held(rows, work);
  return { status: after.status, told: word !== undefined };
};

const toAdvance = async (rows: readonly RecordValues[], category: number, work: Work) => {
  const attempt = await undecided(rows, work);
  const { student, paidAmount: amount, paidRef, reference } = attempt;
  const advance = {
    student,
    category,
    amount,
    date: work.context.today,
    paymentMode: 'ONLINE',
    referenceNo: (paidRef ?? reference).slice(0, 40),
  };
  const [made] = await work.records.create(work, 'walletTransaction', [advance], system);
  const row = await work.records.read(work, 'walletTransaction', Number(made?.['id']), system);
  const receipt = Number(row?.['receipt'] ?? 0);
  await changeAttempt(work, attempt.id, {
    status: 'PAID',
    problem: null,
    reason: null,
    receipts: receipt > 0 ? [receipt] : [],
  });
  return { status: 'PAID' };
};

/**
 * The receipts of a payment are voided, which reopens its bills, and the money is to be refunded: the clock asks the
 * gateway for that, as often as necessary, since nobody can undo a transfer if the books refuse.
 */
const refund = async (rows: readonly RecordValues[], reason: unknown, work: Work) => {
  const attempt = await held(rows, work);
  if (!mayMove(attempt.status, 'REFUNDING'))
    throw new Conflict('This has been decided in the meantime.', { code: 'ILLEGAL_STATE' });
  for (const id of [...attempt.receipts].sort((a, b) => a - b)) {
    const receipt = await work.records.read(work, 'transactionReceipt', id, system);
    if (receipt?.['status'] !== 'VALID') continue;
    await work.records.transition(work, 'transactionReceipt', id, 'cancel', { cancelReason: reason }, system);
  }
  await changeAttempt(work, attempt.id, { status: 'REFUNDING', reason });
  return { status: 'REFUNDING' };
};

/** Resuming a payment, querying the gateway, and deciding on money that has not been booked yet. */
export const paymentAttemptBehaviour: Behaviour = {
  ahead: {
    open: async (rows, asking): Promise<unknown> => {
      const attempt = await known(rows, asking);
      return attempt && pageFor(attempt, asking);
    },
    inquire: async (rows, asking): Promise<unknown> => {
      const attempt = await known(rows, asking);
      return attempt && wordFor(attempt, asking);
    },
  },
  actions: {
    open: (rows, _input, work, page) => open(rows, work, page as PaymentPage | undefined),
    inquire: (rows, _input, work, word) => inquire(rows, work, word as GatewayWord | undefined),
    book: async (rows, _input, work) => {
      const attempt = await undecided(rows, work);
      const receipts = await bookDecided(work, attempt);
      if (!receipts)
        throw new Conflict(
          'Less is left to pay on these bills than was received. Keep it as an advance, or refund it.',
          {
            code: 'ABOVE_BALANCE',
          },
        );
      await changeAttempt(work, attempt.id, {
        status: 'PAID',
        problem: null,
        reason: null,
        receipts: receipts.map(({ id }) => id),
      });
      return { status: 'PAID' };
    },
    toAdvance: (rows, { category }, work) => toAdvance(rows, Number(category), work),
    refund: (rows, { reason }, work) => refund(rows, reason, work),
    paidBack: async (rows, _input, work) => {
      const attempt = await held(rows, work);
      if (attempt.status === 'REFUNDING') await changeAttempt(work, attempt.id, { status: 'REFUNDED' });
      return { status: 'REFUNDED' };
    },
  },
};
