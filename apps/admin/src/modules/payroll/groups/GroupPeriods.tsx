import type { PayslipSummary } from '@school/domain';
import { useTranslate } from 'react-admin';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import type { OwnSectionProps } from '../../../engine/environment/own-section.ts';
import { groupCall } from '../calls/payroll-calls.ts';
import { useLoad } from '../../../engine/own-screen/use-load.ts';
import { usePayrollMode } from '../mode/payroll-mode.ts';
import { LoadProblem } from '../../../engine/own-screen/LoadProblem.tsx';
import { RowsTable } from '../../../engine/own-screen/RowsTable.tsx';
import { usePeriodColumns, type PeriodRow } from '../lists/period-columns.tsx';

/** The periods of a payroll group that have payslips. */
export const GroupPeriods = ({ record }: OwnSectionProps) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { paths } = usePayrollMode();
  const { data, problem, retry, busy } = useLoad<readonly PayslipSummary[]>(
    record && groupCall(`findPayslipSummaryByGroup/${record.id}`),
    'payroll.fail.periods',
  );
  const rows = useMemo(() => data?.map((row): PeriodRow => ({ ...row, id: row.payPeriod })), [data]);
  const columns = usePeriodColumns();
  if (problem) return <LoadProblem text={problem} onRetry={retry} />;
  return (
    <RowsTable<PeriodRow>
      caption={translate('payroll.past.title')}
      columns={columns}
      rows={rows}
      busy={busy}
      empty={translate('payroll.past.empty')}
      onOpen={(row) => void navigate(paths.groupPayslips(row.groupId, row.payPeriod))}
    />
  );
};
