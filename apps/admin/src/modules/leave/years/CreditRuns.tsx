import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { DateCell } from '../../../engine/field/date/DateCell.tsx';
import { DateTimeCell } from '../../../engine/field/dateTime/DateTimeCell.tsx';
import { useLoad } from '../../../engine/own-screen/use-load.ts';
import { LoadProblem } from '../../../engine/own-screen/LoadProblem.tsx';
import { RowsTable, type RowsColumn } from '../../../engine/own-screen/RowsTable.tsx';

interface CreditRun {
  readonly id: number;
  readonly creditDate: string;
  readonly mode: string;
  readonly leaveTypes: string | null;
  readonly employeeCount: number;
  readonly daysTotal: string;
  readonly runAt: string;
}

/** The latest credits, both automatic and manual. */
export const CreditRuns = () => {
  const translate = useTranslate();
  const { data, problem, retry, busy } = useLoad<readonly CreditRun[]>(
    '/setup/v1/LeaveCreditLogs/getall',
    'leave.fail.credit',
    { sort: ['id', 'DESC'] },
  );
  const columns: readonly RowsColumn<CreditRun>[] = [
    {
      key: 'creditDate',
      label: translate('leave.credit.date'),
      role: 'title',
      text: (row) => row.creditDate,
      render: (row) => <DateCell value={row.creditDate} />,
    },
    {
      key: 'mode',
      label: translate('leave.credit.mode'),
      text: (row) => translate(`leave.creditMode.${row.mode}`),
    },
    { key: 'leaveTypes', label: translate('leave.column.leaveType'), text: (row) => row.leaveTypes ?? '' },
    {
      key: 'employees',
      label: translate('leave.credit.employees'),
      align: 'right',
      figure: (row) => row.employeeCount,
      render: (row) => row.employeeCount,
    },
    {
      key: 'days',
      label: translate('leave.column.days'),
      align: 'right',
      figure: (row) => Number(row.daysTotal),
      render: (row) => Number(row.daysTotal),
    },
    {
      key: 'runAt',
      label: translate('leave.credit.at'),
      text: (row) => row.runAt,
      render: (row) => <DateTimeCell value={row.runAt} />,
    },
  ];
  return (
    <>
      <Typography component="h2" variant="h6" sx={{ mt: 3, mb: 1 }}>
        {translate('leave.credit.latest')}
      </Typography>
      <LoadProblem text={problem} onRetry={retry} />
      {problem ? null : (
        <RowsTable
          caption={translate('leave.credit.latest')}
          columns={columns}
          rows={data}
          busy={busy}
          empty={translate('leave.credit.none')}
        />
      )}
    </>
  );
};
