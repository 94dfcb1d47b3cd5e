import { Conflict, NotFound } from '@school/kernel';
import { actorId, writeAuditLines } from '../../../engine/audit/audit-lines.ts';
import type { RecordValues, Work } from '../../../engine/behaviour.ts';
import { postBills, takePostingsBack } from '../../finance/ledger/posting.ts';
import { holdChanging } from '../changing/changes.store.ts';
import { billThese } from '../publishing.ts';
import { assignableTo, billedIn, cancelBillsOf, reviveBills, type TakenAway } from './assignments.store.ts';

/** Fee collections a student gets a bill for, and bills removed from the student. */
export interface Assignment {
  readonly assign: readonly number[];
  readonly remove: readonly number[];
}

/** Removes bills without any payment; each is reversed in the ledger. */
export const takeBillsAway = async (
  work: Work,
  student: number,
  bills: readonly number[],
  by: TakenAway = 'OFFICE',
): Promise<number> => {
  if (bills.length === 0) return 0;
  const held = await holdChanging(work.transaction, bills);
  if (held.length < bills.length || held.some((bill) => bill.student.id !== student)) throw new NotFound();
  const paid = held.find(({ isPaid }) => isPaid);
  if (paid) {
    throw new Conflict('A payment has already been made for %{collection}. Cancel that receipt first.', {
      code: 'PAID',
      params: { collection: paid.collectionName },
    });
  }
  const open = held.filter(({ status }) => status !== 'CANCELLED').map(({ id }) => id);
  const written = await cancelBillsOf(work.transaction, open, actorId(work), by);
  writeAuditLines(
    work,
    'studentFee',
    'update',
    written.map((row) => ({
      ...row,
      changes: { status: [null, 'CANCELLED'] as const, takenAway: [null, by] as const },
    })),
  );
  await takePostingsBack(work, 'BILL', open);
  return open.length;
};

const revive = async (
  work: Work,
  student: number,
  collections: readonly number[],
): Promise<readonly number[]> => {
  const rows = await reviveBills(work.transaction, student, collections, actorId(work));
  const ids = rows.map(({ id }) => id);
  writeAuditLines(
    work,
    'studentFee',
    'update',
    rows.map(({ id, version }) => ({ id, version, changes: { status: ['CANCELLED', 'UNPAID'] as const } })),
  );
  await postBills(work, ids);
  return rows.map(({ collection }) => collection);
};

/**
 * Gives a student bills of published collections, including those of a former batch, or removes bills.
 * @throws NotFound, Conflict `PAID`, `NO_BILLS` for a fee without a particular for the student, `YEAR_CLOSED`
 */
export const assignFees = async (
  work: Work,
  student: number,
  { assign, remove }: Assignment,
): Promise<{ readonly billed: number; readonly removed: number }> => {
  const removed = await takeBillsAway(work, student, remove);
  const offered = new Map((await assignableTo(work.transaction, student)).map((one) => [one.id, one]));
  const revived = await revive(work, student, assign);
  let billed = revived.length;
  for (const id of assign.filter((one) => !revived.includes(one))) {
    const found = offered.get(id);
    if (!found) throw new NotFound();
    if (found.bill !== null) continue;
    const billedStudent = await billedIn(work.transaction, student, found.batchId);
    if (!billedStudent) throw new NotFound();
    const made = await billThese({ id, ...(await collectionOf(work, id)) }, [billedStudent], work);
    if (made === 0) {
      throw new Conflict('%{collection} has no particular for this student.', {
        code: 'NO_BILLS',
        params: { collection: found.name },
      });
    }
    billed += made;
  }
  return { billed, removed };
};

const collectionOf = async ({ transaction }: Work, id: number): Promise<RecordValues> => {
  const [row] = await transaction.query<RecordValues & object>({
    name: 'fee_collection_to_assign',
    text: `select category_id::float8 as category, due_date::text as "dueDate", basis,
        period_from::text as "periodFrom", period_to::text as "periodTo" from fee_collection
      where id = $1 for share`,
    values: [id],
  });
  if (!row) throw new NotFound();
  return row;
};
