import { Conflict } from '@school/kernel';
import { formatMoney, subtractMoney, type Money } from '@school/domain';
import { actorId, writeAuditLines } from '../../engine/audit/audit-lines.ts';
import type { Work } from '../../engine/behaviour.ts';
import { institutionOf } from '../../platform/clock/institution.ts';
import type { BookedPart } from '../finance/booking.ts';
import { fixedCategory } from '../finance/fixed-category.store.ts';
import {
  balanceOf,
  insertMovements,
  moveBalance,
  openWallet,
  type MovementRow,
  type WalletStanding,
} from './wallet.store.ts';

const below = (amount: Money): Money => subtractMoney('0.00', amount);

const moved = (work: Work, standing: WalletStanding): WalletStanding => {
  const changes = { balance: [null, standing.balance] } as const;
  writeAuditLines(work, 'studentWallet', 'update', [{ id: standing.id, version: standing.version, changes }]);
  return standing;
};

/** Puts money into a student's wallet, which is created with the first amount. */
export const putIn = async (work: Work, student: number, amount: Money): Promise<WalletStanding> => {
  const actor = actorId(work);
  await openWallet(work.transaction, student, actor);
  const standing = await moveBalance(work.transaction, student, amount, actor);
  if (!standing) throw new Error('A wallet was not there.');
  return moved(work, standing);
};

/**
 * Takes money out of a student's wallet.
 * @throws Conflict `ABOVE_ADVANCE` where there is less
 */
export const takeOut = async (work: Work, student: number, amount: Money): Promise<WalletStanding> => {
  const standing = await moveBalance(work.transaction, student, below(amount), actorId(work));
  if (standing) return moved(work, standing);
  const { currency } = await institutionOf(work.transaction);
  const left = formatMoney(await balanceOf(work.transaction, student), currency);
  throw new Conflict('Only %{left} of the advance is left.', { code: 'ABOVE_ADVANCE', params: { left } });
};

/** The part of a booking that moves an advance; its amount is above zero for incoming money. */
export const advancePart = async (
  { transaction }: Work,
  part: Pick<BookedPart, 'title' | 'amount' | 'feeAccount'> & { readonly movement: number },
): Promise<BookedPart> => ({
  direction: 'ADVANCE',
  title: part.title,
  category: await fixedCategory(transaction, 'ADVANCE'),
  amount: part.amount,
  tax: '0.00',
  fine: '0.00',
  source: { type: 'WALLET', id: part.movement },
  feeAccount: part.feeAccount,
});

/** Writes what the system moved into or out of advances. */
export const writeMovements = async (work: Work, rows: readonly MovementRow[]): Promise<void> => {
  if (rows.length === 0) return;
  await insertMovements(work.transaction, rows, actorId(work));
  writeAuditLines(
    work,
    'walletTransaction',
    'create',
    rows.map(({ id }) => ({ id, version: 1 })),
  );
};
