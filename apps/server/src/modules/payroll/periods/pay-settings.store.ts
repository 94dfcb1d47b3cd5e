import type { CalculationMode, IsoWeekday, LopBasis, PaymentFrequency } from '@school/domain';
import type { Connection } from '../../../platform/database/database.ts';
import { weekdaysOf } from '../../leave/calendar/work-week.store.ts';

/** SQL of the names of the weekly days off, with `w` for the setting; Sunday until another one has been saved. */
const offDaysColumn = `coalesce(to_jsonb(w.weekly_off_days), '["SUN"]'::jsonb)`;
/** SQL of whether an unmarked day is an absence, with `w` for the setting. */
const unmarkedColumn = `coalesce(w.unmarked_day_is = 'ABSENT', false)`;

/** Settings that decide how pay is calculated. */
export interface PaySettings {
  readonly calculationMode: CalculationMode;
  readonly requireApproval: boolean;
  /** Working days of a period by frequency, decimal strings. */
  readonly workingDays: Readonly<Record<PaymentFrequency, string>>;
  readonly weeklyOffs: readonly IsoWeekday[];
  readonly lopBasis: LopBasis;
  /** Whether a working day without a mark in the register is an absence. */
  readonly unmarkedIsAbsent: boolean;
}

interface Row {
  readonly calculationMode: CalculationMode;
  readonly requireApproval: boolean;
  readonly daily: string;
  readonly weekly: string;
  readonly biweekly: string;
  readonly semimonthly: string;
  readonly monthly: string;
  readonly offDays: readonly string[];
  readonly lopBasis: LopBasis;
  readonly unmarkedIsAbsent: boolean;
}

/** The institute's settings; the definitions' defaults where nothing has been saved. */
export const paySettings = async (connection: Connection): Promise<PaySettings> => {
  const [row] = await connection.query<Row>({
    name: 'payroll_settings',
    text: `SELECT coalesce(p.calculation_mode, 'AUTOMATIC') AS "calculationMode",
        coalesce(p.require_approval, true) AS "requireApproval",
        trim_scale(coalesce(w.daily, 1))::text AS daily, trim_scale(coalesce(w.weekly, 6))::text AS weekly,
        trim_scale(coalesce(w.biweekly, 12))::text AS biweekly,
        trim_scale(coalesce(w.semimonthly, 13))::text AS semimonthly,
        trim_scale(coalesce(w.monthly, 26))::text AS monthly,
        ${offDaysColumn} AS "offDays",
        coalesce(w.lop_basis, 'SETTING') AS "lopBasis",
        ${unmarkedColumn} AS "unmarkedIsAbsent"
      FROM (SELECT 1) one LEFT JOIN payroll_setting p ON true LEFT JOIN working_day_setting w ON true LIMIT 1`,
  });
  if (!row) throw new Error('A statement without a table gave no row.');
  return {
    calculationMode: row.calculationMode,
    requireApproval: row.requireApproval,
    workingDays: {
      DAILY: row.daily,
      WEEKLY: row.weekly,
      BIWEEKLY: row.biweekly,
      SEMIMONTHLY: row.semimonthly,
      MONTHLY: row.monthly,
    },
    weeklyOffs: weekdaysOf(row.offDays),
    lopBasis: row.lopBasis,
    unmarkedIsAbsent: row.unmarkedIsAbsent,
  };
};
