import { formatMoney } from '@school/domain';
import type { Said } from '@school/kernel';
import type { Work } from '../../engine/behaviour.ts';
import { actorId, writeAuditLines } from '../../engine/audit/audit-lines.ts';
import { institutionOf } from '../../platform/clock/institution.ts';
import { openOnes, withEach } from '../leaver-part.ts';
import type { Leaver, LeaverPart } from '../leaver-part.ts';
import { endIndentsOf, openIndentsOf } from './indent.store.ts';
import { passOn } from './pass-indents.ts';
import { unpaidInvoicesOfAll } from './unpaid-invoices.ts';

const ofStudents = async (students: readonly number[], { transaction }: Work): Promise<readonly Said[]> => {
  const { invoices, amount } = await unpaidInvoicesOfAll(transaction, students);
  if (invoices === 0) return [];
  const owed = formatMoney(amount, (await institutionOf(transaction)).currency);
  return [{ text: 'Unpaid store bills: %{owed} (bills: %{bills}).', params: { owed, bills: invoices } }];
};

const ofEmployee = async (
  { id: employee }: { readonly id: number },
  { transaction }: Work,
): Promise<readonly Said[]> => {
  const { own, toDecide, lent } = await openIndentsOf(transaction, employee);
  return openOnes([
    ['Open indents that will be ended: %{indents}.', 'indents', own],
    ['Indents waiting for this person’s decision: %{decisions}.', 'decisions', toDecide],
    ['Items lent by the stores and not returned: %{lent}.', 'lent', lent],
  ]);
};

/** What nobody waits for any more ends, and what waits for the leaver goes to the current decider. */
const endOf = async ({ kind, id }: Leaver, work: Work): Promise<void> => {
  if (kind === 'STUDENT') return;
  const ended = await endIndentsOf(work.transaction, id, actorId(work));
  writeAuditLines(
    work,
    'indent',
    'update',
    ended.map((row) => ({ ...row, changes: { status: [row.before, row.status] as const } })),
  );
  await passOn(work, { leaver: id });
};

/** What is open with the stores when a person leaves, and what becomes of the indents. */
export const storesOfLeaver: LeaverPart = {
  open: (leavers, work) =>
    leavers.kind === 'STUDENT' ? ofStudents(leavers.ids, work) : withEach(ofEmployee)(leavers, work),
  end: endOf,
};
