import type { EmployeeRow } from '@school/domain';
import { useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { useCall } from '../../../engine/environment/use-call.ts';
import { useLongCall } from '../../../engine/environment/use-long-call.ts';
import { loadFailureKey } from '../calls/load-failure.ts';
import type { GroupPeriodDetail } from '../calls/group-period.ts';
import { groupCall, payslipCall } from '../calls/payroll-calls.ts';

export interface GroupPeriodState {
  readonly groupId: string;
  readonly payPeriod: string;
  readonly group: GroupPeriodDetail | undefined;
  /** Members without a payslip; undefined while loading and after a failure. */
  readonly employees: readonly EmployeeRow[] | undefined;
  /** How many there are; more than `employees` while the rest is on its way. */
  readonly total: number | undefined;
  readonly isComplete: boolean;
  readonly busy: boolean;
  /** What could not be loaded, in words. */
  readonly problems: readonly string[];
  readonly retry: () => void;
}

/** What the two screens before generation show: the group in its period, and who has no payslip yet. */
export const useGroupPeriod = (): GroupPeriodState => {
  const translate = useTranslate();
  const { groupId = '', payPeriod = '' } = useParams();
  const group = useCall<GroupPeriodDetail>(groupCall(`getGroupDetailByPeriod/${groupId}/${payPeriod}`));
  const employees = useLongCall<EmployeeRow>(payslipCall(`getRegularEmployees/${groupId}/${payPeriod}`));
  const problems = [
    group.error ? translate(loadFailureKey('group', group.error)) : undefined,
    employees.error ? translate(loadFailureKey('employees', employees.error)) : undefined,
    !employees.error && employees.isNoList ? translate('payroll.load.employees.notList') : undefined,
  ].filter((problem) => problem !== undefined);
  return {
    groupId,
    payPeriod,
    group: group.error ? undefined : group.data,
    employees: employees.rows,
    total: employees.total,
    isComplete: employees.isComplete,
    busy: employees.isFetching,
    problems,
    retry: () => {
      if (group.error) void group.refetch();
      void employees.refetch();
    },
  };
};
