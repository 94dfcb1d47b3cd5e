import { useTranslate } from 'react-admin';
import { Link } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { sumMoney } from '@school/domain';
import { useDialogs } from '../../../engine/feedback/dialogs-context.ts';
import { useToast } from '../../../engine/feedback/use-toast.ts';
import { useWrite } from '../../../engine/own-screen/use-write.ts';
import { officePaths } from '../mode/payroll-paths.ts';
import type { RowsColumn } from '../../../engine/own-screen/RowsTable.tsx';
import { DateCell } from '../../../engine/field/date/DateCell.tsx';
import { MoneyCell } from '../../../engine/field/money/MoneyCell.tsx';
import { groupCall } from '../calls/payroll-calls.ts';
import { useMemberColumns, type MemberRow } from '../parts/member-columns.tsx';

/**
 * What each employee of a payroll group is paid and since when; those who may manage them can also change and remove them.
 */
export const usePayrollColumns = (groupId: string, manage: boolean): readonly RowsColumn<MemberRow>[] => {
  const translate = useTranslate();
  const { remove, busy: writing } = useMemberRemoval(groupId);
  const money = (key: string, amountOf: (row: MemberRow) => string | null): RowsColumn<MemberRow> => ({
    key,
    label: translate(`payroll.column.${key}`),
    align: 'right',
    figure: (row) => Number(amountOf(row)),
    render: (row) => <MoneyCell value={amountOf(row)} />,
    renderTotal: (all) => <MoneyCell value={sumMoney(all.map((row) => amountOf(row) ?? '0.00'))} />,
  });
  return [
    ...useMemberColumns(),
    money('gross', (row) => row.grossPay),
    money('netPay', (row) => row.netPay),
    {
      key: 'revision',
      label: translate('payroll.column.revision'),
      align: 'right',
      figure: (row) => row.groupRevision,
      render: (row) => row.groupRevision,
    },
    {
      key: 'from',
      label: translate('payroll.column.from'),
      text: (row) => row.effectiveFrom,
      render: (row) => <DateCell value={row.effectiveFrom} />,
    },
    ...(manage
      ? [
          {
            key: 'actions',
            label: translate('engine.list.rowActions'),
            render: (row: MemberRow) => (
              <>
                <Link component={RouterLink} to={officePaths.assign(row.employeeId)} sx={{ mr: 2 }}>
                  {translate('engine.verb.edit')}
                </Link>
                <Link
                  component="button"
                  type="button"
                  color="error"
                  disabled={writing}
                  onClick={() => void remove(row)}
                  sx={{ verticalAlign: 'baseline' }}
                >
                  {translate('payroll.members.remove')}
                </Link>
              </>
            ),
          },
        ]
      : []),
  ];
};

/** Removes an employee from a group, after confirmation. */
const useMemberRemoval = (groupId: string) => {
  const translate = useTranslate();
  const dialogs = useDialogs();
  const toast = useToast();
  const { write, busy } = useWrite();
  const remove = async (row: MemberRow): Promise<void> => {
    const yes = await dialogs.confirm({
      title: translate('payroll.members.removeTitle', { name: row.employeeName }),
      text: translate('payroll.members.removeText'),
      verb: translate('payroll.members.remove'),
      tone: 'error',
    });
    if (!yes) return;
    const path = groupCall(`delete/${groupId}/${row.employeeId}`);
    const done = await write({ method: 'DELETE', path, fallback: 'payroll.fail.removeEmployee' });
    if (done !== undefined) toast.success('payroll.members.removed', { name: row.employeeName });
  };
  return { remove, busy };
};
