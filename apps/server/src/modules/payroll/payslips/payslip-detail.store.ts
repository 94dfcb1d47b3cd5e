import { NotFound } from '@school/kernel';
import type { PayslipDetail, PayslipLineRow } from '@school/domain';
import type { Connection } from '../../../platform/database/database.ts';
import { eventsOf } from './payslip-event.store.ts';
import { payslipRows } from './payslip-row.store.ts';
import { payslipToggles } from './payslip-setting.store.ts';

type Rest = Pick<
  PayslipDetail,
  | 'categoryName'
  | 'positionName'
  | 'gradeName'
  | 'joiningDate'
  | 'details'
  | 'bank'
  | 'workingDays'
  | 'daysPresent'
  | 'daysAbsent'
  | 'lopDays'
  | 'lopAmount'
  | 'lateTimes'
  | 'lateMinutes'
  | 'lateDays'
  | 'lateAmount'
  | 'remark'
  | 'isOutdated'
> & { readonly id: number };

const restOf = (connection: Connection, ids: readonly number[]): Promise<Rest[]> =>
  connection.query<Rest>({
    name: 'payslip_rest',
    text: `SELECT s.id::float8 AS id, s.category_name AS "categoryName", s.position_name AS "positionName",
        s.grade_name AS "gradeName", s.joining_date::text AS "joiningDate",
        coalesce(s.detail_snapshot, '[]'::jsonb) AS details, coalesce(s.bank_snapshot, '[]'::jsonb) AS bank,
        trim_scale(s.working_days_count)::text AS "workingDays", trim_scale(s.days_present)::text AS "daysPresent",
        trim_scale(s.days_absent)::text AS "daysAbsent", trim_scale(s.lop_days)::text AS "lopDays",
        s.lop_amount::text AS "lopAmount", s.late_times AS "lateTimes", s.late_minutes AS "lateMinutes",
        trim_scale(s.late_days)::text AS "lateDays", s.late_amount::text AS "lateAmount", s.remark, s.group_revision < g.revision AS "isOutdated"
      FROM payslip s JOIN payroll_group g ON g.id = s.group_id WHERE s.id = ANY ($1::bigint[])`,
    values: [ids],
  });

/** Lines by payslip, in order. */
export const linesOf = async (
  connection: Connection,
  ids: readonly number[],
): Promise<ReadonlyMap<number, PayslipLineRow[]>> => {
  const rows = await connection.query<PayslipLineRow & { payslip: number }>({
    name: 'payslip_lines',
    text: `SELECT payslip_id::float8 AS payslip, code, label, type, amount::text AS amount,
        computed_amount::text AS "computedAmount", source, is_edited AS "isEdited"
      FROM payslip_line WHERE payslip_id = ANY ($1::bigint[]) ORDER BY payslip_id, position, id`,
    values: [ids],
  });
  const lines = new Map<number, PayslipLineRow[]>();
  for (const { payslip, ...line } of rows) {
    const known = lines.get(payslip);
    if (known) known.push(line);
    else lines.set(payslip, [line]);
  }
  return lines;
};

/** A payslip for printing: everything but its events. */
export type PrintedPayslip = Omit<PayslipDetail, 'events' | 'settings'>;

/** Whole payslips in the order of the ids; missing ones are left out. */
export const printedPayslips = async (
  connection: Connection,
  ids: readonly number[],
): Promise<PrintedPayslip[]> => {
  const heads = new Map((await payslipRows(connection, { ids })).map((row) => [row.id, row]));
  const rests = new Map((await restOf(connection, ids)).map((row) => [row.id, row]));
  const lines = await linesOf(connection, ids);
  return ids.flatMap((id) => {
    const [head, rest] = [heads.get(id), rests.get(id)];
    return head && rest ? [{ ...head, ...rest, lines: lines.get(id) ?? [] }] : [];
  });
};

/** One whole payslip. @throws NotFound */
export const payslipDetail = async (connection: Connection, id: number): Promise<PayslipDetail> => {
  const [payslip] = await printedPayslips(connection, [id]);
  if (!payslip) throw new NotFound();
  return {
    ...payslip,
    events: await eventsOf(connection, id),
    settings: await payslipToggles(connection),
  };
};
