import { Conflict, NotFound } from '@school/kernel';
import { compareMoney, subtractMoney, type BillPreview } from '@school/domain';
import { actorId, writeAuditLines } from '../../../engine/audit/audit-lines.ts';
import type { Work } from '../../../engine/behaviour.ts';
import { invalidField } from '../../../engine/envelope/refusals.ts';
import type { Connection } from '../../../platform/database/database.ts';
import { postBills, takePostingsBack } from '../../finance/ledger/posting.ts';
import { linesOf } from '../bill-lines.ts';
import { grouped } from '../grouped.ts';
import { discountsOf, insertBillLines, particularsOf, taxModeOf } from '../publishing.store.ts';
import type { BillDraft } from '../drafts.ts';
import { nextBill, type BillChange, type FeeTemplate } from './changed-bill.ts';
import {
  billsOncePaid,
  holdChanging,
  storedLines,
  writeFigures,
  writeKeptLines,
  type ChangedLine,
  type ChangingBill,
  type StoredLine,
} from './changes.store.ts';

/** The fee category of a collection as it is now. */
export const templateOf = async (connection: Connection, category: number): Promise<FeeTemplate> => ({
  particulars: await particularsOf(connection, category),
  discounts: await discountsOf(connection, category),
  mode: await taxModeOf(connection),
});

/** A bill with its future state. */
export interface PlannedBill {
  readonly held: ChangingBill;
  readonly lines: readonly StoredLine[];
  readonly next: BillDraft;
}

const previewOf = ({ held, next }: PlannedBill): BillPreview => ({
  bill: held.id,
  student: held.studentName,
  admissionNumber: held.admissionNumber,
  before: held.payable,
  after: next.bill.payable,
  difference: subtractMoney(next.bill.payable, held.payable),
});

/** @throws Conflict for a bill that has received money or was cancelled */
const refuseSettled = ({ isPaid, status, studentName: name }: ChangingBill): void => {
  if (status === 'CANCELLED') {
    throw new Conflict('The bill of %{name} has been cancelled.', {
      code: 'ILLEGAL_STATE',
      params: { name },
    });
  }
  if (!isPaid) return;
  throw new Conflict('A payment has already been made on the bill of %{name}. Cancel that receipt first.', {
    code: 'PAID',
    params: { name },
  });
};

const refuseStranger = (changes: readonly BillChange[], template: FeeTemplate): void => {
  for (const { kind, item, given } of changes) {
    const known = kind === 'PARTICULAR' ? template.particulars : template.discounts;
    if (given && !known.some(({ id }) => id === item)) {
      throw invalidField('changes', 'OTHER_CATEGORY', 'This belongs to another fee category.');
    }
  }
};

const planned = async (
  connection: Connection,
  held: readonly ChangingBill[],
  changes: readonly BillChange[],
): Promise<readonly PlannedBill[]> => {
  const ids = held.map(({ id }) => id);
  const lines = grouped(await storedLines(connection, ids), ({ bill }) => bill);
  const wanted = grouped(changes, ({ bill }) => bill);
  const templates = new Map<number, FeeTemplate>();
  for (const { category } of held) {
    if (!templates.has(category)) templates.set(category, await templateOf(connection, category));
  }
  return held.flatMap((bill): PlannedBill[] => {
    const template = templates.get(bill.category);
    if (!template) return [];
    refuseSettled(bill);
    const own = wanted.get(bill.id) ?? [];
    refuseStranger(own, template);
    const stored = lines.get(bill.id) ?? [];
    const next = nextBill(stored, bill.student, own, template);
    if (next.bill.lines.length === 0) {
      throw new Conflict('A bill needs at least one particular. Remove the bill of %{name} instead.', {
        code: 'NO_PARTICULAR',
        params: { name: bill.studentName },
      });
    }
    return [{ held: bill, lines: stored, next }];
  });
};

/** A remaining line is identified by its negated id. */
const changedLines = ({ held, next }: PlannedBill): ChangedLine[] => {
  const lines = linesOf(next.bill, held.id, next.heads, next.names);
  return lines.map((line, at) => {
    const key = next.bill.lines[at]?.particular ?? 0;
    return { ...line, id: key < 0 ? -key : null };
  });
};

const refuseOncePaid = async ({ transaction }: Work, plans: readonly PlannedBill[]): Promise<void> => {
  const fewer = plans.filter(({ lines, next }) => lines.some(({ id }) => !next.heads.has(-id)));
  const once = await billsOncePaid(
    transaction,
    fewer.map(({ held }) => held.id),
  );
  const [found] = fewer.filter(({ held }) => once.has(held.id));
  if (!found) return;
  throw new Conflict(
    'A cancelled receipt of %{name} includes this particular. Give a discount on it instead of removing it.',
    { code: 'ONCE_PAID', params: { name: found.held.studentName } },
  );
};

/** Writes bills with changed lines. The ledger gets a reversal of each as it was, and each as it is, both today. */
export const rewriteBills = async (work: Work, plans: readonly PlannedBill[]): Promise<void> => {
  await refuseOncePaid(work, plans);
  const { transaction } = work;
  const actor = actorId(work);
  const ids = plans.map(({ held }) => held.id);
  await takePostingsBack(work, 'BILL', ids);
  const written = await writeFigures(
    transaction,
    plans.map(({ held, next: { bill } }) => ({
      id: held.id,
      particulars: bill.particularsTotal,
      discount: bill.discountTotal,
      tax: bill.taxTotal,
      payable: bill.payable,
      status: compareMoney(bill.payable, '0.00') === 0 ? 'PAID' : 'UNPAID',
    })),
    actor,
  );
  const lines = plans.flatMap(changedLines);
  await writeKeptLines(transaction, ids, lines, actor);
  await insertBillLines(
    transaction,
    lines.filter(({ id }) => id === null),
    actor,
  );
  await postBills(work, ids);
  const after = new Map(plans.map((plan) => [plan.held.id, previewOf(plan)]));
  writeAuditLines(
    work,
    'studentFee',
    'update',
    written.map((row) => ({
      ...row,
      changes: { payable: [after.get(row.id)?.before, after.get(row.id)?.after] as const },
    })),
  );
};

/**
 * Adds particulars and discounts to issued bills, or removes them. The ledger gets a reversal of the bill as it was, and
 * the bill as it is, both today.
 * @param changes what is ticked and unticked; several of one bill are applied together
 * @param isPreview returns the result and writes nothing
 * @throws NotFound, Conflict `PAID`, `ONCE_PAID`, `NO_PARTICULAR`, `YEAR_CLOSED`
 */
export const changeBills = async (
  work: Work,
  changes: readonly BillChange[],
  isPreview: boolean,
): Promise<readonly BillPreview[]> => {
  const ids = [...new Set(changes.map(({ bill }) => bill))];
  const held = await holdChanging(work.transaction, ids);
  if (held.length < ids.length) throw new NotFound();
  const plans = await planned(work.transaction, held, changes);
  if (!isPreview) await rewriteBills(work, plans);
  return plans.map(previewOf);
};
