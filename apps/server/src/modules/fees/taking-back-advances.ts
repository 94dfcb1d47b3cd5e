import { compareMoney, subtractMoney } from '@school/domain';
import { actorId, writeAuditLines } from '../../engine/audit/audit-lines.ts';
import type { Work } from '../../engine/behaviour.ts';
import { nextIds } from '../finance/booking.store.ts';
import type { TakenBack } from '../finance/taking-back.ts';
import { putIn, takeOut } from './wallet.ts';
import { insertMovements, markReversed, movementsThatCount, type MovementRow } from './wallet.store.ts';

const below = (amount: string): string => subtractMoney('0.00', amount);

/**
 * Reverses the movements of advances whose bookings were reversed: what was used returns to the wallet, and what was taken
 * in advance leaves it, as long as it is still there.
 * @param moving a movement whose state is written by its own lifecycle
 * @throws Conflict `ABOVE_ADVANCE` where it has already been used
 */
export const undoMovements = async (
  work: Work,
  taken: readonly TakenBack[],
  reason: string,
  moving?: number,
): Promise<void> => {
  const ids = taken.flatMap(({ of }) => (of.source_type === 'WALLET' ? [of.source_id] : []));
  if (ids.length === 0) return;
  const { transaction, context } = work;
  const actor = actorId(work);
  const numbers = new Map(taken.map(({ of }) => [of.source_id, of.number]));
  const movements = await movementsThatCount(transaction, ids);
  const made = await nextIds(transaction, 'wallet_transaction', movements.length);
  const rows: MovementRow[] = [];
  for (const [at, movement] of movements.entries()) {
    const { student, amount } = movement;
    const cameIn = compareMoney(amount, '0.00') > 0;
    const standing = await (cameIn ? takeOut(work, student, amount) : putIn(work, student, below(amount)));
    rows.push({
      id: made[at] ?? 0,
      student,
      wallet: movement.wallet,
      category: movement.category,
      kind: 'REVERSAL',
      amount: below(amount),
      day: context.today,
      mode: movement.mode,
      reference_no: null,
      bank_name: null,
      note: null,
      left: standing.balance,
      receipt: null,
      number: numbers.get(movement.id) ?? null,
      reversal_of: movement.id,
      status: 'REVERSED',
      reason,
    });
  }
  await insertMovements(transaction, rows, actor);
  writeAuditLines(
    work,
    'walletTransaction',
    'create',
    rows.map(({ id }) => ({ id, version: 1 })),
  );
  const others = movements.map(({ id }) => id).filter((id) => id !== moving);
  const marked = await markReversed(transaction, others, reason, actor);
  writeAuditLines(
    work,
    'walletTransaction',
    'update',
    marked.map((row) => ({ ...row, changes: { status: [null, 'REVERSED'] } as const })),
  );
};
