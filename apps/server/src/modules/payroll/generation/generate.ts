import { statusAfterGeneration } from '@school/domain';
import type { PayPeriod, SkippedEmployee } from '@school/domain';
import type { Work } from '../../../engine/behaviour.ts';
import type { AbsenceSource } from '../../leave/attendance/absence-source.ts';
import type { StoredGroup } from '../groups/stored-group.ts';
import { keepEvents } from '../payslips/payslip-event.store.ts';
import { postPayslips } from '../../finance/ledger/posting.ts';
import { insertLines, insertPayslips } from '../payslips/payslip-insert.store.ts';
import { closeGaps, numberText, reserveNumbers } from '../payslips/payslip-number.store.ts';
import { holdFaresOf } from '../../fees/fares/employee-fares.store.ts';
import { lockAssignments, membersOf } from './member.store.ts';
import type { PayContext } from './pay-context.ts';
import { payContextOf } from './pay-context.ts';
import type { PayslipRequest } from './payslip-request.ts';
import { payslipSeries } from './payslip-number.ts';
import { newLines, newPayslip } from './payslip-rows.ts';
import { workOutAll } from './work-out-all.ts';
import type { WorkedPay } from './work-out.ts';

/** Payslips to be generated for one group and period. */
export interface Generation {
  readonly group: StoredGroup;
  readonly period: PayPeriod;
  readonly requests: readonly PayslipRequest[];
}

/** Outcome of the requests. */
export interface Generated {
  /** Ids of the new payslips in request order. */
  readonly created: readonly number[];
  readonly skipped: readonly SkippedEmployee[];
}

const store = async (
  work: Work,
  context: PayContext,
  pays: readonly WorkedPay[],
): Promise<Map<number, number>> => {
  const { group, period, settings } = context;
  const status = statusAfterGeneration(settings.requireApproval) === 'APPROVED' ? 'APPROVED' : 'PENDING';
  const reserved = await reserveNumbers(work, payslipSeries(period), pays.length);
  const inserted = await insertPayslips(work, {
    group: group.id,
    frequency: group.paymentFrequency,
    period,
    status,
    rows: pays.map((pay, place) => newPayslip(context, pay, numberText(reserved, place))),
  });
  const ids = new Map(inserted.map(({ id, employeeId }) => [employeeId, id]));
  const made = pays.flatMap((pay) => {
    const id = ids.get(pay.member.employeeId);
    return id === undefined ? [] : [{ id, pay }];
  });
  if (made.length < pays.length) {
    await closeGaps(
      work,
      reserved,
      made.map(({ id }) => id),
    );
  }
  if (made.length === 0) return ids;
  await insertLines(
    work,
    made.flatMap(({ id, pay }) => newLines(context, id, pay)),
  );
  await keepEvents(work, {
    event: 'generate',
    from: null,
    to: status,
    rows: made.map(({ id }) => ({ id, version: 1 })),
  });
  if (status === 'APPROVED') {
    await postPayslips(
      work,
      made.map(({ id }) => id),
    );
  }
  return ids;
};

/** Those who already have a payslip for a day of the period, some of them perhaps only just created. */
const skippedOf = async (
  work: Work,
  { group, period }: Generation,
  employees: readonly number[],
): Promise<SkippedEmployee[]> => {
  if (employees.length === 0) return [];
  const members = await membersOf(work.transaction, group.id, period, employees);
  const payslips = new Map(members.map(({ employeeId, payslip }) => [employeeId, payslip?.id ?? null]));
  return employees.map((employeeId) => ({
    employeeId,
    reason: 'ALREADY_GENERATED',
    payslipId: payslips.get(employeeId) ?? null,
  }));
};

/**
 * Generates payslips, the only way there is: for one employee, for many, and batch by batch in a job. Everything is checked
 * before anything is written; employees who already have a payslip for a day of the period are skipped.
 * @throws Invalid or Conflict that names the employee at fault; nothing is written then
 */
export const generatePayslips = async (
  work: Work,
  source: AbsenceSource,
  generation: Generation,
): Promise<Generated> => {
  const employees = generation.requests.map(({ employeeId }) => employeeId);
  await lockAssignments(work.transaction, employees);
  await holdFaresOf(work.transaction, employees);
  const { group, period } = generation;
  const context = await payContextOf(work.transaction, source, group, period, work.context.today, employees);
  const pays = workOutAll(context, generation.requests);
  const ids = pays.length > 0 ? await store(work, context, pays) : new Map<number, number>();
  return {
    created: employees.flatMap((employee) => ids.get(employee) ?? []),
    skipped: await skippedOf(
      work,
      generation,
      employees.filter((employee) => !ids.has(employee)),
    ),
  };
};
