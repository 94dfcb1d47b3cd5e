import type { PayrollGroupRow, PayslipSummary } from '@school/domain';
import { useMemo } from 'react';
import { groupCall } from '../calls/payroll-calls.ts';
import { useLoad, type Load } from '../../../engine/own-screen/use-load.ts';

/** All payroll groups. */
export const useGroups = (): Load<readonly PayrollGroupRow[]> =>
  useLoad<readonly PayrollGroupRow[]>(groupCall('getPayrollGroups'), 'payroll.fail.groups');

/** Figures of a summary call; a failure just gives none. */
export const useSummaries = (
  path:
    | 'findPayslipSummary'
    | `findPayslipSummaryByGroup/${string}`
    | `findPayslipSummaryByPeriod/${string}`
    | undefined,
): readonly PayslipSummary[] | undefined => {
  const { data, error } = useLoad<readonly PayslipSummary[]>(path && groupCall(path), 'payroll.fail.groups');
  return useMemo(() => (error ? [] : Array.isArray(data) ? data : undefined), [data, error]);
};
