import { Conflict } from '@school/kernel';
import { coverLeave, sessionFraction, sessionSpan } from '@school/domain';
import type { CoveredDay, LeaveSession } from '@school/domain';
import type { Behaviour, RecordValues, Work } from '../../../engine/behaviour.ts';
import { lockLeaveOf } from '../balances/leave-employee.store.ts';
import { availableOf, writeEntries } from '../balances/ledger.store.ts';
import { typeOfEmployee, yearOfDay } from '../balances/leave-type.store.ts';
import { refuseClosedPay } from '../calendar/closed-pay.store.ts';
import { coverRefusal, takenAt, wrongAt } from '../leave-refusal.ts';
import { checkMarkedDay } from './mark-day.ts';

const refuseAppliedDay = async (
  employee: number,
  date: string,
  session: LeaveSession,
  { transaction }: Work,
): Promise<void> => {
  const { startsAt, endsAt } = sessionSpan(date, session);
  const [row] = await transaction.query<{ found: boolean }>({
    name: 'leave_mark_applied',
    text: `SELECT EXISTS (SELECT 1 FROM leave_application_day WHERE employee_id = $1 AND NOT archived
      AND tstzrange(starts_at, ends_at, '[)') && tstzrange($2::timestamptz, $3::timestamptz, '[)')) AS found`,
    values: [employee, startsAt, endsAt],
  });
  if (row?.found) {
    throw takenAt('attendanceDate', 'LEAVE_OVERLAPS', 'The employee has applied for leave on this day.');
  }
};

/** A day without a leave type costs its full pay; one with a type is split by the balance. */
const coverOf = async (
  employee: number,
  leaveType: number | null,
  day: { readonly date: string; readonly session: LeaveSession; readonly fraction: string },
  { transaction }: Work,
): Promise<CoveredDay> => {
  if (leaveType === null) return { ...day, covered: '0', isAdditional: false, isLop: true, paidShare: '0' };
  const type = await typeOfEmployee(transaction, employee, leaveType);
  if (!type) {
    throw wrongAt('leaveType', 'NOT_IN_GROUP', 'The employee’s leave group does not include this type.');
  }
  const year = await yearOfDay(transaction, day.date);
  if (!year || year.status === 'CLOSED') {
    throw wrongAt('attendanceDate', 'NO_LEAVE_YEAR', 'No leave year is open for this day.');
  }
  const key = { employeeId: employee, leaveTypeId: leaveType, leaveYearId: year.id };
  const cover = coverLeave([day], await availableOf(transaction, key, day.date), type);
  if (!cover.ok) throw coverRefusal(cover.error);
  const [row] = cover.value.rows;
  if (!row) throw new Error('One day was split into none.');
  return row;
};

/** Records what a mark takes from the balance, or returns it. */
const book = async (row: RecordValues, kind: 'TAKEN' | 'TAKEN_REVERSAL', work: Work): Promise<void> => {
  const days = String(row['covered'] ?? '0');
  if (row['leaveType'] == null || Number(days) === 0) return;
  const date = String(row['attendanceDate']);
  const year = await yearOfDay(work.transaction, date);
  if (!year || year.status === 'CLOSED') {
    throw new Conflict('The leave year of this day is closed.', { code: 'YEAR_CLOSED' });
  }
  await writeEntries(work, [
    {
      employeeId: Number(row['employee']),
      leaveTypeId: Number(row['leaveType']),
      leaveYearId: year.id,
      kind,
      days: kind === 'TAKEN' ? `-${days}` : days,
      effectiveDate: date,
      sourceType: 'REGISTER',
      sourceId: Number(row['id']),
    },
  ]);
};

const beforeSave: Behaviour['beforeSave'] = async (input, current, work) => {
  const values = { ...current, ...input };
  const employee = Number(values['employee']);
  const date = String(values['attendanceDate']);
  const session = (values['session'] ?? 'FULL') as LeaveSession;
  await checkMarkedDay(employee, date, 'attendanceDate', work);
  const dates = current ? [String(current['attendanceDate']), date] : [date];
  await refuseClosedPay(work.transaction, employee, dates);
  if (current && Number(current['employee']) !== employee) {
    throw wrongAt('employee', 'FIXED', 'The employee of a mark cannot be changed.');
  }
  await refuseAppliedDay(employee, date, session, work);
  if (current) await book(current, 'TAKEN_REVERSAL', work);
  if (values['present'] === true) {
    if (values['leaveType'] != null) {
      throw wrongAt('leaveType', 'PRESENT', 'An employee who is present cannot be on leave.');
    }
    const nothing = { fraction: '0', covered: '0', paidShare: '0', isLop: false };
    return { ...input, ...sessionSpan(date, session), ...nothing };
  }
  const fraction = sessionFraction(session);
  const leaveType = values['leaveType'] == null ? null : Number(values['leaveType']);
  const { covered, paidShare, isLop } = await coverOf(employee, leaveType, { date, session, fraction }, work);
  return { ...input, ...sessionSpan(date, session), fraction, covered, paidShare, isLop };
};

/** The register and the balances stay in sync: a mark with a leave type takes from the balance. */
export const employeeAttendanceBehaviour: Behaviour = {
  beforeSave,
  afterSave: async (saved, _before, work) => {
    if (saved['source'] !== 'LEAVE_APPLICATION') await book(saved, 'TAKEN', work);
  },
  beforeDelete: async (current, work) => {
    await lockLeaveOf(work.transaction, Number(current['employee']));
    await refuseClosedPay(work.transaction, Number(current['employee']), [String(current['attendanceDate'])]);
    await book(current, 'TAKEN_REVERSAL', work);
  },
};
