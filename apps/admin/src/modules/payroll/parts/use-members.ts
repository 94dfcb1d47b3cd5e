import type { GroupMemberRow } from '@school/domain';
import { useMemo } from 'react';
import { groupCall } from '../calls/payroll-calls.ts';
import { useLoad } from '../../../engine/own-screen/use-load.ts';
import type { MemberRow } from './member-columns.tsx';

/** Members of a payroll group, or of all groups for 0, filtered by department if one is given. */
export const useMembers = (groupId: number | string, departmentID?: string) => {
  const { data, ...load } = useLoad<readonly GroupMemberRow[]>(
    groupCall(`getPayrollGroupEmployees/${groupId}`),
    'payroll.fail.groupEmployees',
    departmentID === undefined ? undefined : { departmentID },
  );
  const rows = useMemo(() => data?.map((row): MemberRow => ({ ...row, id: row.employeeId })), [data]);
  return { ...load, rows };
};
