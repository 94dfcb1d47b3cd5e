import Download from '@mui/icons-material/Download';
import Print from '@mui/icons-material/Print';
import { Button } from '@mui/material';
import type { PaybookEmployee, PaybookRegister as Register } from '@school/domain';
import { useTranslate } from 'react-admin';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { MoneyCell } from '../../../engine/field/money/MoneyCell.tsx';
import { PageHeader } from '../../../engine/page/PageHeader.tsx';
import { useLoad } from '../../../engine/own-screen/use-load.ts';
import { usePdf } from '../payslip/use-pdf.ts';
import { BackLink } from '../../../engine/own-screen/BackLink.tsx';
import { LoadProblem } from '../../../engine/own-screen/LoadProblem.tsx';
import { PeriodText } from '../parts/PeriodText.tsx';
import { RowsTable, type RowsColumn } from '../../../engine/own-screen/RowsTable.tsx';
import { useDownload } from './use-download.ts';

type Column = RowsColumn<PaybookEmployee>;

/** A pay book: one row per employee and one column per category, to be printed and signed. */
export const PaybookRegister = () => {
  const translate = useTranslate();
  const { id = '' } = useParams();
  const path = `/setup/v1/paybooks/register/${id}`;
  const { data, problem, retry, busy } = useLoad<Register>(path, 'payroll.fail.paybook');
  const pdf = usePdf();
  const download = useDownload();
  const columns = useMemo(() => (data ? columnsOf(data, translate) : []), [data, translate]);
  const name = data?.name ?? translate('payroll.paybook.title');
  return (
    <>
      <PageHeader
        title={name}
        under={data ? <PeriodText payPeriod={data.fromPeriod} periodEnd={data.toPeriod} /> : null}
        actions={
          <>
            <BackLink to="/paybooks" label={translate('payroll.paybook.all')} />
            <Button
              startIcon={<Download />}
              disabled={!data?.rows.length}
              loading={download.busy}
              onClick={() => void download.save(`${path}?format=csv`, `${name}.csv`)}
            >
              {translate('payroll.paybook.csv')}
            </Button>
            <Button
              variant="contained"
              startIcon={<Print />}
              disabled={!data?.rows.length}
              loading={pdf.busy !== undefined}
              onClick={() => void pdf.open(`/setup/v1/document/paybook/${id}`, name)}
            >
              {translate('payroll.paybook.print')}
            </Button>
          </>
        }
      />
      <LoadProblem text={problem} onRetry={retry} />
      {problem ? null : (
        <RowsTable
          caption={name}
          columns={columns}
          rows={data?.rows}
          busy={busy}
          empty={translate('payroll.paybook.empty')}
        />
      )}
    </>
  );
};

const columnsOf = (book: Register, translate: (key: string) => string): readonly Column[] => {
  const text = (key: 'name' | 'number' | 'department' | 'position' | 'account', label: string): Column => ({
    key,
    label: translate(label),
    text: (row) => row[key],
  });
  const amount = (
    key: string,
    label: string,
    of: (row: PaybookEmployee) => string | undefined,
    total: string | undefined,
  ): Column => ({
    key,
    label,
    align: 'right',
    figure: (row) => Number(of(row) ?? 0),
    render: (row) => <MoneyCell value={of(row)} />,
    renderTotal: (rows) => (rows.length === book.rows.length ? <MoneyCell value={total} /> : null),
  });
  const ofType = (type: string): readonly Column[] =>
    book.columns
      .filter((column) => column.type === type)
      .map(({ code, label }) =>
        amount(code, label, ({ amounts }) => amounts[code], book.totals.amounts[code]),
      );
  const shown = (show: string, column: Column): readonly Column[] =>
    book.shows.includes(show) ? [column] : [];
  const days = (key: 'daysPresent' | 'lopDays', label: string): Column => ({
    key,
    label: translate(label),
    align: 'right',
    figure: (row) => Number(row[key]),
    render: (row) => row[key],
  });
  return [
    text('name', 'payroll.column.employee'),
    text('number', 'payroll.column.employeeNumber'),
    ...shown('DEPARTMENT', text('department', 'payroll.column.department')),
    ...shown('POSITION', text('position', 'payroll.paybook.position')),
    ...shown('DAYS', days('daysPresent', 'payroll.paybook.present')),
    ...shown('DAYS', days('lopDays', 'payroll.paybook.unpaid')),
    ...ofType('EARNING'),
    amount(
      'earnings',
      translate('payroll.column.earnings'),
      (row) => row.earningsTotal,
      book.totals.earningsTotal,
    ),
    ...ofType('DEDUCTION'),
    amount(
      'deductions',
      translate('payroll.column.deductions'),
      (row) => row.deductionsTotal,
      book.totals.deductionsTotal,
    ),
    amount('net', translate('payroll.column.netPay'), (row) => row.netPay, book.totals.netPay),
    ...shown('ACCOUNT', text('account', 'payroll.paybook.account')),
  ];
};
