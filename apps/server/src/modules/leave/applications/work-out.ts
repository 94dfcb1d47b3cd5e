import { addDays, coverLeave, dayNumber, leaveDays } from '@school/domain';
import type { IsoDate, LeaveCover, LeaveRequest } from '@school/domain';
import type { RecordValues } from '../../../engine/behaviour.ts';
import type { Connection } from '../../../platform/database/database.ts';
import type { LeaveEmployee } from '../balances/leave-employee.store.ts';
import { availableOf } from '../balances/ledger.store.ts';
import type { BalanceKey } from '../balances/ledger.store.ts';
import { typeOfEmployee, yearOfDay } from '../balances/leave-type.store.ts';
import type { LeaveTypeRules, StoredYear } from '../balances/leave-type.store.ts';
import { workCalendar } from '../calendar/work-calendar.store.ts';
import { coverRefusal, daysRefusal, wrongAt } from '../leave-refusal.ts';

/** What is requested, whoever requests it. */
export interface LeaveWish extends LeaveRequest {
  readonly leaveType: number;
  readonly hasAttachment: boolean;
  /** The application itself, if it already exists: its own days do not count as reserved against it. */
  readonly application: number;
}

/** An application with its days, split by the balance. */
export interface WorkedLeave {
  readonly key: BalanceKey;
  readonly available: string;
  readonly cover: LeaveCover;
}

/** The request expressed by a record or an input. */
export const wishOf = (values: RecordValues): LeaveWish => ({
  leaveType: Number(values['leaveType']),
  duration: values['duration'] as LeaveRequest['duration'],
  startDate: String(values['startDate']),
  endDate: String(values['endDate']),
  halfDaySession: (values['halfDaySession'] ?? null) as 'FIRST' | 'SECOND' | null,
  halfDayDate: (values['halfDayDate'] ?? null) as IsoDate | null,
  hasAttachment: values['attachment'] != null,
  application: Number(values['id'] ?? 0),
});

const yearOf = async (connection: Connection, { startDate, endDate }: LeaveWish): Promise<StoredYear> => {
  const year = await yearOfDay(connection, startDate);
  if (!year || year.status === 'CLOSED') {
    throw wrongAt('startDate', 'NO_LEAVE_YEAR', 'No leave year is open for this day.');
  }
  if (endDate > year.endDate) {
    throw wrongAt(
      'endDate',
      'CROSSES_LEAVE_YEAR',
      'The leave year ends on %{endDate}. Apply separately for the days from %{next}.',
      { endDate: year.endDate, next: addDays(year.endDate, 1) },
    );
  }
  return year;
};

const checkPerson = (employee: LeaveEmployee, type: LeaveTypeRules, wish: LeaveWish): void => {
  if (!employee.isActive) throw wrongAt('employee', 'FORMER', 'The employee has left.');
  if (wish.startDate < employee.joiningDate) {
    throw wrongAt('startDate', 'BEFORE_JOINING', 'The employee joined on %{joiningDate}.', {
      joiningDate: employee.joiningDate,
    });
  }
  if (type.gender !== 'ANY' && type.gender !== employee.gender) {
    throw wrongAt('leaveType', 'NOT_FOR_EMPLOYEE', 'This leave type is not available to the employee.');
  }
  const served = dayNumber(wish.startDate) - dayNumber(employee.joiningDate);
  if (type.minServiceDays !== null && served < type.minServiceDays) {
    throw wrongAt(
      'leaveType',
      'TOO_EARLY',
      'This leave is available after %{minServiceDays} days of service.',
      {
        minServiceDays: type.minServiceDays,
      },
    );
  }
};

/**
 * Counts the days of an application and splits them by the current balance.
 * @throws Invalid for what cannot be requested, Conflict if the balance is insufficient
 */
export const workOutLeave = async (
  connection: Connection,
  employee: LeaveEmployee,
  wish: LeaveWish,
): Promise<WorkedLeave> => {
  const type = await typeOfEmployee(connection, employee.id, wish.leaveType);
  if (!type)
    throw wrongAt('leaveType', 'NOT_IN_GROUP', 'The employee’s leave group does not include this type.');
  const year = await yearOf(connection, wish);
  checkPerson(employee, type, wish);
  const calendar = await workCalendar(connection, { from: wish.startDate, to: wish.endDate });
  const days = leaveDays(wish, calendar, type);
  if (!days.ok) throw daysRefusal(days.error);
  const key = { employeeId: employee.id, leaveTypeId: type.id, leaveYearId: year.id };
  const available = await availableOf(connection, key, wish.startDate, wish.application);
  const cover = coverLeave(days.value, available, type);
  if (!cover.ok) throw coverRefusal(cover.error);
  if (
    type.attachmentAfterDays !== null &&
    Number(cover.value.days) > type.attachmentAfterDays &&
    !wish.hasAttachment
  ) {
    throw wrongAt(
      'attachment',
      'required',
      'A document is required for more than %{attachmentAfterDays} days.',
      { attachmentAfterDays: type.attachmentAfterDays },
    );
  }
  return { key, available, cover: cover.value };
};
