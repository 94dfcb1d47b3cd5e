import { Conflict } from '@school/kernel';
import type { IsoDate } from '@school/domain';
import type { Connection } from '../../../platform/database/database.ts';

/** A period of an employee whose pay has been decided. */
export interface ClosedPay {
  readonly employeeId: number;
  readonly from: IsoDate;
  readonly to: IsoDate;
}

/** Periods of employees that overlap a range and whose pay has been decided. */
export type ClosedPaySource = (
  connection: Connection,
  employees: readonly number[],
  from: IsoDate,
  to: IsoDate,
) => Promise<ClosedPay[]>;

const known: { source?: ClosedPaySource } = {};

/** The payroll module states whose pay has been decided. */
export const giveClosedPay = (source: ClosedPaySource): void => {
  known.source = source;
};

/** Periods with decided pay that overlap a range. @throws Error while no module supplies them: absence would change pay */
export const closedPayOf: ClosedPaySource = (connection, employees, from, to) => {
  if (!known.source) throw new Error('No module says whose pay is decided.');
  return known.source(connection, employees, from, to);
};

/** @throws Conflict if already approved pay would change */
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
  throw new Conflict(
    'The payslip for %{date} is approved, so absence that costs pay can no longer be changed.',
    {
      code: 'PAYSLIP_APPROVED',
      params: { date: hit },
      data: { date: hit },
    },
  );
};
