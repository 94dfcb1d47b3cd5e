import type { AbsenceRow, IsoDate, PayPeriod } from '@school/domain';
import type { Connection } from '../../../platform/database/database.ts';

/** Where payslips learn who was away and on which days nobody works. */
export interface AbsenceSource {
  /** Holidays of the institution within the period. */
  holidays(connection: Connection, period: PayPeriod): Promise<readonly IsoDate[]>;
  /** Absences within the period by employee; those without any may be left out. */
  absences(
    connection: Connection,
    period: PayPeriod,
    employees: readonly number[],
  ): Promise<ReadonlyMap<number, readonly AbsenceRow[]>>;
  /** Minutes missed on each day within the period, late and early together, by employee; who was never late is left out. */
  lateMinutes(
    connection: Connection,
    period: PayPeriod,
    employees: readonly number[],
  ): Promise<ReadonlyMap<number, readonly number[]>>;
}

/** Token under which the source is injected. */
export const ABSENCE_SOURCE = Symbol('AbsenceSource');
