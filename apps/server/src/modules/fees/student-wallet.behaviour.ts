import { NotFound } from '@school/kernel';
import { subtractMoney } from '@school/domain';
import { actorId, writeAuditLines } from '../../engine/audit/audit-lines.ts';
import type { Behaviour, RecordValues, Work } from '../../engine/behaviour.ts';
import { book } from '../finance/booking.ts';
import { nextIds } from '../finance/booking.store.ts';
import { meansFrom } from '../finance/means.ts';
import { advancePart, takeOut } from './wallet.ts';
import { insertMovements, walletOwner } from './wallet.store.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Pays out of a wallet what a family wants back, with a voucher. */
const payBack = async (wallet: RecordValues, input: RecordValues, work: Work): Promise<void> => {
  const { transaction, context } = work;
  const means = meansFrom(input);
  const student = Number(wallet['student']);
  const owner = await walletOwner(transaction, student);
  if (!owner) throw new NotFound();
  const asked = text(input['amount']);
  const amount = subtractMoney('0.00', asked);
  const standing = await takeOut(work, student, asked);
  const [movement = 0] = await nextIds(transaction, 'wallet_transaction', 1);
  const note = text(input['note']);
  const part = await advancePart(work, {
    title: `${note} – ${owner.name}`,
    amount,
    feeAccount: null,
    movement,
  });
  const [booked] = await book(work, [
    {
      direction: 'EXPENSE',
      date: context.today,
      means,
      payee: owner,
      sequence: null,
      details: {},
      parts: [part],
    },
  ]);
  const row = {
    id: movement,
    student,
    wallet: standing.id,
    category: null,
    kind: 'REFUND',
    amount,
    day: context.today,
    mode: means.mode,
    reference_no: means.referenceNo,
    bank_name: means.bankName,
    note,
    left: standing.balance,
    receipt: null,
    number: booked?.number ?? null,
    reversal_of: null,
    status: 'POSTED',
    reason: null,
  } as const;
  await insertMovements(transaction, [row], actorId(work));
  writeAuditLines(work, 'walletTransaction', 'create', [{ id: movement, version: 1 }]);
};

/** The rest of an advance is paid back on the day it is requested. */
export const studentWalletBehaviour: Behaviour = {
  actions: {
    payBack: async (rows, input, work) => {
      for (const row of rows) await payBack(row, input, work);
      return {};
    },
  },
};
