import type { Connection } from '../../../platform/database/database.ts';

/** How a leave year is closed. */
export interface ProcessSettings {
  readonly autoProcess: boolean;
  readonly runDaysAfterYearEnd: number;
  readonly pendingPolicy: 'BLOCK' | 'AUTO_DENY';
  readonly carryNegative: boolean;
}

/** The institute's settings, or the definition's defaults if none have been saved. */
export const processSettings = async (connection: Connection): Promise<ProcessSettings> => {
  const [row] = await connection.query<ProcessSettings>({
    name: 'leave_process_settings',
    text: `SELECT auto_process AS "autoProcess", coalesce(run_days_after_year_end, 1) AS "runDaysAfterYearEnd",
        pending_policy AS "pendingPolicy", carry_negative AS "carryNegative" FROM leave_process_setting LIMIT 1`,
  });
  return row ?? { autoProcess: false, runDaysAfterYearEnd: 1, pendingPolicy: 'BLOCK', carryNegative: false };
};
