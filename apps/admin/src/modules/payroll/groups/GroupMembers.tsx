import { sumMoney, type GroupMemberRow } from '@school/domain';
import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { MoneyCell } from '../../../engine/field/money/MoneyCell.tsx';
import { groupCall } from '../calls/payroll-calls.ts';
import { useLoad } from '../calls/use-load.ts';
import { departmentOf } from '../generation/department-of.ts';
import { usePayrollMode } from '../mode/payroll-mode.ts';
import { LoadProblem } from '../parts/LoadProblem.tsx';
import { OutdatedMark } from '../parts/OutdatedMark.tsx';
import { RowsTable, type RowsColumn } from '../parts/RowsTable.tsx';

type Row = GroupMemberRow & { readonly id: number };

/** Members of a group to read; a click leads to their payslips. */
export const GroupMembers = ({ groupId }: { readonly groupId: number }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { paths } = usePayrollMode();
  const { data, problem, retry, busy } = useLoad<readonly GroupMemberRow[]>(
    groupCall(`getPayrollGroupEmployees/${groupId}`),
    'payroll.fail.groupEmployees',
  );
  const rows = useMemo(() => data?.map((row): Row => ({ ...row, id: row.employeeId })), [data]);
  const columns: readonly RowsColumn<Row>[] = [
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
      render: (row) => <MoneyCell value={row.netPay} />,
      renderTotal: (all) => <MoneyCell value={sumMoney(all.map((row) => row.netPay))} />,
    },
  ];
  return (
    <>
      <LoadProblem text={problem} onRetry={retry} />
      {problem ? null : (
        <RowsTable<Row>
          caption={translate('payroll.groups.employees')}
          columns={columns}
          rows={rows}
          busy={busy}
          empty={translate('payroll.members.empty')}
          onOpen={(row) => void navigate(paths.employeePast(row.employeeId))}
        />
      )}
    </>
  );
};
