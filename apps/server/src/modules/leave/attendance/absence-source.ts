import type { AbsenceRow, IsoDate, PayPeriod } from '@school/domain';
import type { Connection } from '../../../platform/database/database.ts';

/** Source from which payslips learn who was away and which days are days off. */
export interface AbsenceSource {
  /** Holidays of the institution within the period. */
  holidays(connection: Connection, period: PayPeriod): Promise<readonly IsoDate[]>;
  /** Absences within the period by employee; employees without any may be left out. */
  absences(
    connection: Connection,
    period: PayPeriod,
    employees: readonly number[],
  ): Promise<ReadonlyMap<number, readonly AbsenceRow[]>>;
  /**
   * Minutes missed on each day within the period, late and early together, by employee; employees who were never late are
   * left out.
   */
  lateMinutes(
    connection: Connection,
    period: PayPeriod,
    employees: readonly number[],
  ): Promise<ReadonlyMap<number, readonly number[]>>;
}

/** Token under which the source is injected. */
export const ABSENCE_SOURCE = Symbol('AbsenceSource');
