import type { GroupMemberRow } from '@school/domain';
import { useTranslate } from 'react-admin';
import { departmentOf } from '../generation/department-of.ts';
import { OutdatedMark } from './OutdatedMark.tsx';
import type { RowsColumn } from '../../../engine/own-screen/RowsTable.tsx';

/** A payroll group member as a table row. */
export type MemberRow = GroupMemberRow & { readonly id: number };

/** Columns that identify a person; a mark appears next to those whose payroll is older than their group. */
export const useMemberColumns = (): readonly RowsColumn<MemberRow>[] => {
  const translate = useTranslate();
  return [
    {
      key: 'employee',
      label: translate('payroll.column.employee'),
      text: (row) => row.employeeName,
      render: (row) => (
        <>
          {row.employeeName} <OutdatedMark shown={row.isOutdated} />
        </>
      ),
    },
    { key: 'number', label: translate('payroll.column.employeeNumber'), text: (row) => row.employeeNumber },
    { key: 'department', label: translate('payroll.column.department'), text: departmentOf },
  ];
};
