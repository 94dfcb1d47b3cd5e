import { sumMoney } from '@school/domain';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { MoneyCell } from '../../../engine/field/money/MoneyCell.tsx';
import { usePayrollMode } from '../mode/payroll-mode.ts';
import { LoadProblem } from '../../../engine/own-screen/LoadProblem.tsx';
import { useMemberColumns, type MemberRow } from '../parts/member-columns.tsx';
import { RowsTable, type RowsColumn } from '../../../engine/own-screen/RowsTable.tsx';
import { useMembers } from '../parts/use-members.ts';

/** Members of a group to read; a click leads to their payslips. */
export const GroupMembers = ({ groupId }: { readonly groupId: number }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { paths } = usePayrollMode();
  const { rows, problem, retry, busy } = useMembers(groupId);
  const columns: readonly RowsColumn<MemberRow>[] = [
    ...useMemberColumns(),
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
        <RowsTable<MemberRow>
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
