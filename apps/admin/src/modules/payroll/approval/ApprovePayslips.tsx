import type { PayslipPeriod } from '@school/domain';
import { Link } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useMemo } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { MoneyCell } from '../../../engine/field/money/MoneyCell.tsx';
import { PageHeader } from '../../../engine/page/PageHeader.tsx';
import { payslipCall } from '../calls/payroll-calls.ts';
import { useLoad } from '../../../engine/own-screen/use-load.ts';
import { approveRangePath } from '../mode/payroll-paths.ts';
import { LoadProblem } from '../../../engine/own-screen/LoadProblem.tsx';
import { PeriodText } from '../parts/PeriodText.tsx';
import { RowsTable, type RowsColumn } from '../../../engine/own-screen/RowsTable.tsx';
import { wholeNumber } from '../../../i18n/whole-number.ts';

type Row = PayslipPeriod & { readonly id: string };

/** Periods with payslips, those that wait for a decision first. */
export const ApprovePayslips = () => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { data, problem, retry, busy } = useLoad<readonly PayslipPeriod[]>(
    payslipCall('getAllPayslipPeriods'),
    'payroll.fail.periods',
  );
  const rows = useMemo(
    () =>
      data
        ?.map((row): Row => ({ ...row, id: `${row.frequency}.${row.payPeriod}` }))
        .toSorted((a, b) => Number(b.pending > 0) - Number(a.pending > 0)),
    [data],
  );
  const count = (key: 'pending' | 'approved' | 'rejected'): RowsColumn<Row> => ({
    key,
    label: translate(`payroll.status.${key.toUpperCase()}`),
    align: 'right',
    figure: (row) => row[key],
    render: (row) => wholeNumber(row[key]),
  });
  const columns: readonly RowsColumn<Row>[] = [
    {
      key: 'period',
      label: translate('payroll.column.period'),
      text: (row) => `${row.payPeriod} ${row.label}`,
      render: (row) => <PeriodText {...row} />,
    },
    {
      key: 'frequency',
      label: translate('payroll.column.frequency'),
      text: (row) => translate(`payroll.frequency.${row.frequency}`),
      render: (row) => translate(`payroll.frequency.${row.frequency}`),
    },
    count('pending'),
    count('approved'),
    count('rejected'),
    {
      key: 'amount',
      label: translate('payroll.column.netPay'),
      align: 'right',
      figure: (row) => Number(row.netTotal),
      render: (row) => <MoneyCell value={row.netTotal} />,
    },
    {
      key: 'actions',
      label: translate('engine.list.rowActions'),
      render: (row) => (
        <Link component={RouterLink} to={approveRangePath(row.frequency, row.payPeriod)}>
          {translate('payroll.approve.open')}
        </Link>
      ),
    },
  ];
  return (
    <>
      <PageHeader title={translate('payroll.approve.title')} />
      <LoadProblem text={problem} onRetry={retry} />
      {problem ? null : (
        <RowsTable<Row>
          caption={translate('payroll.approve.title')}
          columns={columns}
          rows={rows}
          busy={busy}
          empty={translate('payroll.approve.empty')}
          onOpen={(row) => void navigate(approveRangePath(row.frequency, row.payPeriod))}
        />
      )}
    </>
  );
};
