import { Conflict } from '@school/kernel';
import type { IsoDate } from '@school/domain';
import type { Connection } from '../../../platform/database/database.ts';

/** A period of an employee whose pay is decided. */
export interface ClosedPay {
  readonly employeeId: number;
  readonly from: IsoDate;
  readonly to: IsoDate;
}

/** Periods with an approved payslip that touch a range. */
export const closedPayOf = (
  connection: Connection,
  employees: readonly number[],
  from: IsoDate,
  to: IsoDate,
): Promise<ClosedPay[]> =>
  connection.query<ClosedPay>({
    name: 'leave_closed_pay',
    text: `SELECT employee_id::float8 AS "employeeId", pay_period::text AS "from", period_end::text AS "to"
      FROM payslip WHERE status = 'APPROVED' AND employee_id = ANY($1::bigint[]) AND pay_period <= $3 AND period_end >= $2
      ORDER BY employee_id, pay_period`,
    values: [employees, from, to],
  });

/** @throws Conflict when pay that was approved already would change */
export const refuseClosedPay = async (
  connection: Connection,
  employee: number,
  dates: readonly IsoDate[],
): Promise<void> => {
  const [first, last] = [dates.toSorted()[0], dates.toSorted().at(-1)];
  if (first === undefined || last === undefined) return;
  const closed = await closedPayOf(connection, [employee], first, last);
  const hit = dates.find((date) => closed.some(({ from, to }) => from <= date && date <= to));
  if (hit === undefined) return;
  throw new Conflict('The payslip of %{date} is approved: absence that costs pay cannot change any more.', {
    code: 'PAYSLIP_APPROVED',
    params: { date: hit },
    data: { date: hit },
  });
};
