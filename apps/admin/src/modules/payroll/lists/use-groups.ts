import type { PayrollGroupRow } from '@school/domain';
import { groupCall } from '../calls/payroll-calls.ts';
import { useLoad, type Load } from '../../../engine/own-screen/use-load.ts';

/** All payroll groups. */
export const useGroups = (): Load<readonly PayrollGroupRow[]> =>
  useLoad<readonly PayrollGroupRow[]>(groupCall('getPayrollGroups'), 'payroll.fail.groups');
