import { membersAfter, unpaidTimeKeys } from '@school/domain';
import type { PaymentFrequency } from '@school/domain';
import type { Behaviour, RecordValues, Work } from '../../../engine/behaviour.ts';
import { allCategories } from '../categories/category.store.ts';
import { lockPayrollRules } from '../payroll-lock.store.ts';
import { askFirst } from '../../../engine/own-calls/ask-first.ts';
import { conflictAt, invalidField, refuseDependents } from '../../../engine/envelope/refusals.ts';
import { groupDependents } from './group-dependents.store.ts';
import { groupRows } from './group-row.store.ts';
import { groupOf, openPayslips } from './group.store.ts';
import { snapshotOf } from './group-snapshot.ts';
import { checkGroup } from './prepared-group.ts';
import { keepRevision } from './revision.store.ts';
import { lossOfPayOfRecord, scheduleKeys } from './stored-group.ts';

const idsOf = (value: unknown): number[] => (Array.isArray(value) ? value.map(Number) : []);

const lastDay = 31;
const weekly: readonly PaymentFrequency[] = ['WEEKLY', 'BIWEEKLY'];

/** Weekly groups are due on a weekday, all others on a day of the month; 31 means the last day of either. */
const checkGenerationDay = (group: RecordValues): void => {
  const day = Number(group['generationDay'] ?? lastDay);
  if (!weekly.includes(group['paymentFrequency'] as PaymentFrequency) || day <= 7 || day === lastDay) return;
  throw invalidField(
    'generationDay',
    'weekday',
    'A weekly group is due on a day from 1 (Monday) to 7 (Sunday).',
  );
};

const refuseNewCalendar = async (input: RecordValues, current: RecordValues, work: Work): Promise<void> => {
  const changed = scheduleKeys.find(
    (key) => key in input && String(input[key] ?? '') !== String(current[key] ?? ''),
  );
  if (changed === undefined || (await openPayslips(work.transaction, Number(current['id']))) === 0) return;
  throw conflictAt(
    changed,
    'OPEN_PAYSLIPS',
    'The payment frequency cannot be changed while payslips of the group are pending or rejected.',
  );
};

const needsRevision = (input: RecordValues, current: RecordValues, members: readonly number[]): boolean =>
  idsOf(current['categoryIds']).join() !== members.join() ||
  unpaidTimeKeys.some((key) => key in input && String(input[key] ?? '') !== String(current[key] ?? ''));

/** Members of the group keep their current revision until the changes are applied (domain 2.7). */
const askAboutRevision = async (current: RecordValues, work: Work): Promise<void> => {
  if (!work.context.asks) return;
  const [row] = await groupRows(work.transaction, work.context.today, Number(current['id']));
  const [employees, revision] = [row?.employeeCount ?? 0, Number(current['revision'])];
  if (employees === 0) return;
  askFirst(work.context, {
    message:
      'Revision %{revision} applies to payrolls assigned from now on. %{employees} employees keep what they have and are marked as outdated until the changes are applied to them.',
    reason: 'newPayrollRevision',
    params: { revision: revision + 1, employees },
  });
};

const beforeSave = async (
  input: RecordValues,
  current: RecordValues | undefined,
  work: Work,
): Promise<RecordValues> => {
  await lockPayrollRules(work.transaction);
  const group = { ...current, ...input };
  checkGenerationDay(group);
  if (current) await refuseNewCalendar(input, current, work);
  const all = await allCategories(work.transaction);
  const known = new Set(all.map(({ id }) => id));
  const present = idsOf(current?.['categoryIds']);
  const asked = idsOf(group['categoryIds']).filter((id) => known.has(id) || present.includes(id));
  const members = membersAfter(asked, present, all);
  if (members.length === 0) throw invalidField('categoryIds', 'required', 'A group needs a category.');
  const byId = new Map(all.map((category) => [category.id, category]));
  checkGroup(
    members.flatMap((id) => byId.get(id) ?? []),
    lossOfPayOfRecord(group),
  );
  const revision = Number(current?.['revision'] ?? 1);
  if (!current || !needsRevision(input, current, members))
    return { ...input, categoryIds: members, revision };
  await askAboutRevision(current, work);
  return { ...input, categoryIds: members, revision: revision + 1 };
};

const afterSave = async (
  saved: RecordValues,
  before: RecordValues | undefined,
  work: Work,
): Promise<void> => {
  const revision = Number(saved['revision']);
  if (before && revision === Number(before['revision'])) return;
  const id = Number(saved['id']);
  const snapshot = snapshotOf(await groupOf(work.transaction, id));
  await keepRevision(work, id, revision, snapshot, before ? null : 'Created');
};

const beforeDelete = async (current: RecordValues, work: Work): Promise<void> => {
  refuseDependents(
    '%{name} is in use and cannot be deleted.',
    await groupDependents(work.transaction, Number(current['id'])),
    { name: String(current['name']) },
  );
};

/** A group cannot be archived while employees are paid by it. */
const beforeArchive = async (current: RecordValues, archived: boolean, work: Work): Promise<void> => {
  if (!archived) return;
  const [row] = await groupRows(work.transaction, work.context.today, Number(current['id']));
  const count = row?.employeeCount ?? 0;
  refuseDependents(
    '%{name} still has employees.',
    [{ entity: 'employeePayroll', label: 'Employee payrolls', count, sample: [] }],
    { name: String(current['name']) },
  );
};

/** A group holds all its formulas parsed; each change to what is calculated is stored as a revision. */
export const payrollGroupBehaviour: Behaviour = { beforeSave, afterSave, beforeDelete, beforeArchive };
