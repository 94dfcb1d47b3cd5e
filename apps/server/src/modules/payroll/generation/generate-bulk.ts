import { Conflict } from '@school/kernel';
import { checkSelection } from '@school/domain';
import type { BulkGenerated, SkippedEmployee } from '@school/domain';
import type { Work } from '../../../engine/behaviour.ts';
import type { AbsenceSource } from '../../leave/attendance/absence-source.ts';
import { groupOf } from '../groups/group.store.ts';
import { invalidAt } from '../payroll-refusal.ts';
import type { SentRow } from '../http/payslip-bodies.ts';
import { invalidField } from '../../../engine/envelope/refusals.ts';
import { frequencyOf } from '../periods/frequency.ts';
import { startedPeriodOfGroup } from '../periods/period-of-group.ts';
import { addRun, addToRun, endRun } from '../runs/payroll-run.store.ts';
import { payslipRowsById } from '../payslips/payslip-row.store.ts';
import { generatePayslips } from './generate.ts';
import type { Generated, Generation } from './generate.ts';
import { groupsOfEmployees } from './member-group.store.ts';
import type { PayslipRequest } from './payslip-request.ts';
import { fieldAt } from './payslip-request.ts';

/** Payslips requested by a screen; without a period the current one of each group. */
export interface BulkRequest {
  readonly rows: readonly SentRow[];
  readonly payPeriod: string | undefined;
  readonly frequency: string | undefined;
}

const byGroup = async (
  work: Work,
  rows: readonly SentRow[],
  date: string,
): Promise<ReadonlyMap<number, PayslipRequest[]>> => {
  const unnamed = rows
    .filter(({ groupId }) => groupId === undefined)
    .map(({ request }) => request.employeeId);
  const known =
    unnamed.length > 0 ? await groupsOfEmployees(work.transaction, unnamed, date) : new Map<number, number>();
  const groups = new Map<number, PayslipRequest[]>();
  for (const { request, groupId = known.get(request.employeeId) } of rows) {
    if (groupId === undefined) {
      throw invalidField(
        fieldAt(request, 'groupId'),
        'required',
        'The employee is not in any payroll group.',
      );
    }
    const list = groups.get(groupId);
    if (list) list.push(request);
    else groups.set(groupId, [request]);
  }
  return groups;
};

const generationOf = async (
  work: Work,
  groupId: number,
  requests: readonly PayslipRequest[],
  { payPeriod, frequency }: BulkRequest,
): Promise<Generation> => {
  const { today } = work.context;
  const group = await groupOf(work.transaction, groupId);
  if (frequency !== undefined && frequencyOf(frequency) !== group.paymentFrequency) {
    throw invalidField('frequency', 'choice', '%{name} is not paid at this frequency.', { name: group.name });
  }
  return { group, period: startedPeriodOfGroup(group, payPeriod ?? today, today), requests };
};

/** Every bulk call is a run that the office can look up. */
const keepRun = async (
  work: Work,
  { group, period, requests }: Generation,
  { created, skipped }: Generated,
): Promise<void> => {
  const run = await addRun(work, group.id, period.start, requests.length);
  await addToRun(work, run, created.length, skipped);
  await endRun(work, run, 'DONE', null);
};

/** Nobody got a payslip because everyone has one. */
export const allSkipped = (skipped: readonly SkippedEmployee[]): Conflict =>
  new Conflict('Payslips have already been generated for this period.', {
    code: 'ALREADY_GENERATED',
    data: { skipped, payslipId: skipped[0]?.payslipId ?? null },
  });

/**
 * Generates payslips for employee rows, of one group or several, all or nothing.
 * @throws Invalid when nobody is chosen, Conflict when everyone already has a payslip
 */
export const generateBulk = async (
  work: Work,
  source: AbsenceSource,
  request: BulkRequest,
): Promise<BulkGenerated> => {
  const selection = checkSelection(request.rows);
  if (!selection.ok) throw invalidAt('payslips', selection.error);
  const groups = await byGroup(work, request.rows, request.payPeriod ?? work.context.today);
  const created: number[] = [];
  const skipped: SkippedEmployee[] = [];
  for (const [groupId, requests] of groups) {
    const generation = await generationOf(work, groupId, requests, request);
    const generated = await generatePayslips(work, source, generation);
    await keepRun(work, generation, generated);
    created.push(...generated.created);
    skipped.push(...generated.skipped);
  }
  if (created.length === 0) throw allSkipped(skipped);
  const rows = await payslipRowsById(work.transaction, created);
  return { created: created.flatMap((id) => rows.get(id) ?? []), skipped };
};
