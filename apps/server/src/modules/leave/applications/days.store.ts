import { sessionSpan } from '@school/domain';
import type { CoveredDay, IsoDate } from '@school/domain';
import { stateOf } from '../../../engine/envelope/database-failure.ts';
import type { Work } from '../../../engine/behaviour.ts';
import type { Connection } from '../../../platform/database/database.ts';
import { actorId, writeAuditLines } from '../../../engine/audit/audit-lines.ts';
import type { AuditLine } from '../../../engine/audit/audit-lines.ts';
import { takenAt } from '../leave-refusal.ts';

const overlapping = (field: string): Error =>
  takenAt(field, 'LEAVE_OVERLAPS', 'The employee is already away on one of these days.');

const rowsOf = (days: readonly CoveredDay[]): string =>
  JSON.stringify(days.map((day) => ({ ...day, ...sessionSpan(day.date, day.session) })));

const columns = `d (date date, session text, "startsAt" timestamptz, "endsAt" timestamptz, fraction numeric,
  covered numeric, "paidShare" numeric, "isAdditional" boolean, "isLop" boolean)`;

/** Clears the days of an application; those of an application decided again are rewritten. */
export const archiveDays = async (connection: Connection, application: number): Promise<void> => {
  await connection.query({
    name: 'leave_archive_days',
    text: `UPDATE leave_application_day SET archived = true, version = version + 1, updated_at = now()
      WHERE application_id = $1 AND NOT archived`,
    values: [application],
  });
};

/**
 * Replaces the days of an application. The table's constraint keeps other applications apart, the check of the register
 * keeps marks apart.
 * @throws Conflict if the employee is already away on one of the days
 */
export const writeDays = async (
  work: Work,
  application: number,
  employee: number,
  days: readonly CoveredDay[],
): Promise<void> => {
  const { transaction } = work;
  await transaction.query({
    name: 'leave_remove_days',
    text: 'DELETE FROM leave_application_day WHERE application_id = $1',
    values: [application],
  });
  const [marked] = await transaction.query<{ found: boolean }>({
    name: 'leave_days_marked',
    text: `SELECT EXISTS (SELECT 1 FROM employee_attendance a JOIN jsonb_to_recordset($2::jsonb) AS ${columns}
        ON tstzrange(a.starts_at, a.ends_at, '[)') && tstzrange(d."startsAt", d."endsAt", '[)')
      WHERE a.employee_id = $1 AND a.application_id IS DISTINCT FROM $3) AS found`,
    values: [employee, rowsOf(days), application],
  });
  if (marked?.found) throw overlapping('startDate');
  try {
    await transaction.query({
      name: 'leave_write_days',
      text: `INSERT INTO leave_application_day (application_id, employee_id, date, session, starts_at, ends_at, fraction,
          covered, paid_share, is_additional, is_lop, created_by, updated_by)
        SELECT $1, $2, d.date, d.session, d."startsAt", d."endsAt", d.fraction, d.covered, d."paidShare",
          d."isAdditional", d."isLop", $4, $4 FROM jsonb_to_recordset($3::jsonb) AS ${columns}`,
      values: [application, employee, rowsOf(days), actorId(work)],
    });
  } catch (error) {
    throw stateOf(error) === '23P01' ? overlapping('startDate') : error;
  }
};

/** Enters the days of an approved application into the register. */
export const markDays = async (
  work: Work,
  application: number,
  leaveType: number,
  reason: string,
): Promise<void> => {
  try {
    const marked = await work.transaction.query<AuditLine>({
      name: 'leave_mark_days',
      text: `INSERT INTO employee_attendance (employee_id, attendance_date, session, leave_type_id, reason, fraction,
          covered, paid_share, is_lop, source, application_id, starts_at, ends_at, created_by, updated_by)
        SELECT employee_id, date, session, $2, left($3, 250), fraction, covered, paid_share, is_lop, 'LEAVE_APPLICATION',
          application_id, starts_at, ends_at, $4, $4
        FROM leave_application_day WHERE application_id = $1 AND NOT archived
        RETURNING id::float8 AS id, version`,
      values: [application, leaveType, reason, actorId(work)],
    });
    writeAuditLines(work, 'employeeAttendance', 'create', marked);
  } catch (error) {
    throw stateOf(error) === '23P01' ? overlapping('startDate') : error;
  }
};

/** Removes them from the register again. */
export const unmarkDays = async (work: Work, application: number): Promise<void> => {
  const unmarked = await work.transaction.query<AuditLine>({
    name: 'leave_unmark_days',
    text: 'DELETE FROM employee_attendance WHERE application_id = $1 RETURNING id::float8 AS id, version',
    values: [application],
  });
  writeAuditLines(work, 'employeeAttendance', 'delete', unmarked);
};

/** Dates of an application that reduce pay. */
export const lopDatesOf = async (connection: Connection, application: number): Promise<IsoDate[]> => {
  const rows = await connection.query<{ date: string }>({
    name: 'leave_lop_dates',
    text: `SELECT date::text AS date FROM leave_application_day WHERE application_id = $1 AND is_lop AND NOT archived`,
    values: [application],
  });
  return rows.map(({ date }) => date);
};
