import { Link } from '@mui/material';
import type { EmployeeRow } from '@school/domain';
import { useTranslate } from 'react-admin';
import { useMemo } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { departmentOf } from '../generation/department-of.ts';
import { officePaths } from '../mode/payroll-paths.ts';
import { usePayrollRights } from '../mode/use-payroll-rights.ts';
import { NetBadge } from '../parts/NetBadge.tsx';
import { RowsTable, type RowsColumn } from '../../../engine/own-screen/RowsTable.tsx';

type Row = EmployeeRow & { readonly id: number };

interface RegularTableProps {
  readonly groupId: string;
  readonly payPeriod: string;
  readonly employees: readonly EmployeeRow[] | undefined;
}

/** Members without a payslip, with what they would get. */
export const RegularTable = ({ groupId, payPeriod, employees }: RegularTableProps) => {
  const translate = useTranslate();
  const rights = usePayrollRights();
  const rows = useMemo(() => employees?.map((row): Row => ({ ...row, id: row.employeeId })), [employees]);
  const columns: readonly RowsColumn<Row>[] = [
    {
      key: 'employee',
      label: translate('payroll.column.employee'),
      text: (row) => row.employeeName,
      render: (row) => row.employeeName,
    },
    {
      key: 'number',
      label: translate('payroll.column.employeeNumber'),
      text: (row) => row.employeeNumber,
      render: (row) => row.employeeNumber,
    },
    {
      key: 'department',
      label: translate('payroll.column.department'),
      text: departmentOf,
      render: departmentOf,
    },
    {
      key: 'netPay',
      label: translate('payroll.column.netPay'),
      align: 'right',
      figure: (row) => Number(row.netPay),
      render: (row) => <NetBadge amount={row.netPay} />,
    },
    ...(rights.generate
      ? [
          {
            key: 'actions',
            label: translate('engine.list.rowActions'),
            render: (row: Row) => (
              <Link component={RouterLink} to={officePaths.generateOne(groupId, row.employeeId, payPeriod)}>
                {translate('payroll.regular.generateOne')}
              </Link>
            ),
          },
        ]
      : []),
  ];
  return (
    <RowsTable<Row>
      caption={translate('payroll.state.regular')}
      columns={columns}
      rows={rows}
      empty={translate('payroll.state.regularEmpty')}
    />
  );
};
