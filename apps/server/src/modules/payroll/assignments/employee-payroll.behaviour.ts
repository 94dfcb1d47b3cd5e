import { Conflict } from '@school/kernel';
import type { Behaviour, RecordValues, Work } from '../../../engine/behaviour.ts';
import { groupOf } from '../groups/group.store.ts';
import { snapshotOf } from '../groups/group-snapshot.ts';
import type { PreparedGroup } from '../groups/prepared-group.ts';
import { preparedGroup } from '../groups/prepared-group.ts';
import { snapshotsOf } from '../groups/revision.store.ts';
import { writeAuditLines } from '../../../engine/audit/audit-lines.ts';
import { conflictAt, invalidField } from '../../../engine/envelope/refusals.ts';
import { invalidAt } from '../payroll-refusal.ts';
import { paySettings } from '../periods/pay-settings.store.ts';
import { closeAssignments, hasPayslips } from './assignment.store.ts';
import { assignmentLines, workOutAssignment } from './work-out-assignment.ts';

interface Line {
  readonly id?: number;
  readonly category: number;
  readonly amount: string;
  readonly isOverridden: boolean;
}

const linesOf = (value: unknown): Line[] =>
  Array.isArray(value)
    ? value.map((line: RecordValues) => ({
        ...(line['id'] === undefined ? {} : { id: Number(line['id']) }),
        category: Number(line['category']),
        amount: String(line['amount']),
        isOverridden: line['isOverridden'] === true,
      }))
    : [];

/** Typed amounts, by code; lines of other categories are not accepted. */
const overridesOf = ({ snapshot }: PreparedGroup, lines: readonly Line[]): Record<string, string> => {
  const codes = new Map(snapshot.categories.map(({ id, code }) => [id, code]));
  return Object.fromEntries(
    lines.flatMap(({ category, amount, isOverridden }, index) => {
      const code = codes.get(category);
      if (code === undefined) {
        throw invalidField(`lines[${index}].category`, 'notMember', 'The group does not have this category.');
      }
      return isOverridden ? [[code, amount] as const] : [];
    }),
  );
};

const fixed = ['employee', 'group'] as const;

const refuseMoved = async (input: RecordValues, current: RecordValues, work: Work): Promise<void> => {
  const moved = fixed.find((key) => key in input && Number(input[key]) !== Number(current[key]));
  if (moved === undefined || !(await hasPayslips(work.transaction, Number(current['id'])))) return;
  throw conflictAt(
    moved,
    'HAS_PAYSLIPS',
    'Payslips have been generated from this assignment. Create a new one.',
  );
};

/** The state of the group used for calculation: the current one for new assignments, otherwise the stored one. */
const groupStateOf = async (
  values: RecordValues,
  current: RecordValues | undefined,
  work: Work,
): Promise<{ readonly revision: number; readonly prepared: PreparedGroup }> => {
  const group = await groupOf(work.transaction, Number(values['group']));
  const isSame = current !== undefined && Number(current['group']) === group.id;
  const revision = isSame ? Number(current['groupRevision']) : group.revision;
  const kept = await snapshotsOf(work.transaction, [{ group: group.id, revision }]);
  const snapshot = kept.get(`${group.id}:${revision}`) ?? snapshotOf(group);
  return { revision, prepared: preparedGroup(snapshot) };
};

const closePrevious = async (work: Work, input: RecordValues): Promise<void> => {
  const closed = await closeAssignments(work, [Number(input['employee'])], String(input['effectiveFrom']));
  writeAuditLines(
    work,
    'employeePayroll',
    'update',
    closed.map(({ id, version, before, after }) => ({
      id,
      version,
      changes: { effectiveTo: [before, after] },
    })),
  );
};

const beforeSave = async (
  input: RecordValues,
  current: RecordValues | undefined,
  work: Work,
): Promise<RecordValues> => {
  if (current) await refuseMoved(input, current, work);
  const values = { ...current, ...input };
  const { revision, prepared } = await groupStateOf(values, current, work);
  const group = await groupOf(work.transaction, Number(values['group']));
  const settings = await paySettings(work.transaction);
  const isMoved = current !== undefined && revision !== Number(current['groupRevision']);
  const given = isMoved && !('lines' in input) ? [] : linesOf(values['lines']);
  const pay = workOutAssignment(prepared, {
    grossPay: values['grossPay'] == null ? null : String(values['grossPay']),
    workingDays: settings.workingDays[group.paymentFrequency],
    mode: settings.calculationMode,
    overrides: overridesOf(prepared, given),
  });
  if (!pay.ok) throw invalidAt('grossPay', pay.error);
  if (!current) await closePrevious(work, input);
  const known = new Map(linesOf(current?.['lines']).map(({ category, id }) => [category, id]));
  const { earningsTotal, deductionsTotal, netPay } = pay.value;
  return {
    ...input,
    groupRevision: revision,
    earningsTotal,
    deductionsTotal,
    netPay,
    lines: assignmentLines(prepared, pay.value).map(({ category, amount, overridden }) => {
      const id = known.get(category);
      return { ...(id === undefined ? {} : { id }), category, amount, isOverridden: overridden };
    }),
  };
};

/** Assignments that payslips were made from stay available for reference. */
const beforeArchive = async (current: RecordValues, archived: boolean, work: Work): Promise<void> => {
  if (!archived || !(await hasPayslips(work.transaction, Number(current['id'])))) return;
  throw new Conflict('Payslips have been generated from this assignment.', { code: 'HAS_PAYSLIPS' });
};

/** An assignment always carries the lines and totals that its group yields; a new one ends the previous one. */
export const employeePayrollBehaviour: Behaviour = { beforeSave, beforeArchive };
