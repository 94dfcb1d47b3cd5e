import { sumMoney, type PayslipSummary } from '@school/domain';
import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { MoneyCell } from '../../../engine/field/money/MoneyCell.tsx';
import { PageHeader } from '../../../engine/page/PageHeader.tsx';
import { groupCall } from '../calls/payroll-calls.ts';
import { useLoad } from '../calls/use-load.ts';
import { usePayrollMode } from '../mode/payroll-mode.ts';
import { BackLink } from '../parts/BackLink.tsx';
import { LoadProblem } from '../parts/LoadProblem.tsx';
import { PeriodText } from '../parts/PeriodText.tsx';
import { RowsTable, type RowsColumn } from '../parts/RowsTable.tsx';
import { AskGroup } from './AskGroup.tsx';
import { CountChips } from './CountChips.tsx';
import { wholeNumber } from '../../../i18n/whole-number.ts';

type Row = PayslipSummary & { readonly id: string };
type Amount = 'earningsTotal' | 'deductionsTotal' | 'netTotal';

/** Every period of a group that has payslips. */
export const PastPayslips = () => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { paths } = usePayrollMode();
  const { groupId } = useParams();
  const { data, problem, retry, busy } = useLoad<readonly PayslipSummary[]>(
    groupId && groupCall(`findPayslipSummaryByGroup/${groupId}`),
    'payroll.fail.periods',
  );
  const rows = useMemo(() => data?.map((row): Row => ({ ...row, id: row.payPeriod })), [data]);
  const money = (key: string, field: Amount): RowsColumn<Row> => ({
    key,
    label: translate(`payroll.column.${key}`),
    align: 'right',
    figure: (row) => Number(row[field]),
    render: (row) => <MoneyCell value={row[field]} />,
    renderTotal: (all) => <MoneyCell value={sumMoney(all.map((row) => row[field]))} />,
  });
  const columns: readonly RowsColumn<Row>[] = [
    {
      key: 'period',
      label: translate('payroll.column.period'),
      text: (row) => `${row.payPeriod} ${row.label}`,
      render: (row) => <PeriodText {...row} />,
    },
    {
      key: 'payslips',
      label: translate('payroll.column.payslips'),
      align: 'right',
      figure: (row) => row.pending + row.approved + row.rejected,
      render: (row) => wholeNumber(row.pending + row.approved + row.rejected),
    },
    { key: 'status', label: translate('payroll.column.status'), render: (row) => <CountChips {...row} /> },
    money('earnings', 'earningsTotal'),
    money('deductions', 'deductionsTotal'),
    money('netPay', 'netTotal'),
  ];
  return (
    <>
      <PageHeader
        title={translate('payroll.past.title')}
        under={data?.[0]?.groupName}
        actions={<BackLink to={paths.byGroup} label={translate('payroll.byGroup.title')} />}
      />
      {groupId ? null : <AskGroup onGroup={(id) => void navigate(paths.pastPayslips(id))} />}
      <LoadProblem text={problem} onRetry={retry} />
      {groupId && !problem ? (
        <RowsTable<Row>
          caption={translate('payroll.past.title')}
          columns={columns}
          rows={rows}
          busy={busy}
          empty={translate('payroll.past.empty')}
          onOpen={(row) => void navigate(paths.groupPayslips(row.groupId, row.payPeriod))}
        />
      ) : null}
    </>
  );
};
