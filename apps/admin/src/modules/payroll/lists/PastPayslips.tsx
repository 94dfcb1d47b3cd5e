import type { PayslipSummary } from '@school/domain';
import { useTranslate } from 'react-admin';
import { useMemo } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { PageHeader } from '../../../engine/page/PageHeader.tsx';
import { groupCall } from '../calls/payroll-calls.ts';
import { useLoad } from '../../../engine/own-screen/use-load.ts';
import { usePayrollMode } from '../mode/payroll-mode.ts';
import { BackLink } from '../../../engine/own-screen/BackLink.tsx';
import { LoadProblem } from '../../../engine/own-screen/LoadProblem.tsx';
import { RowsTable } from '../../../engine/own-screen/RowsTable.tsx';
import { AskGroup } from './AskGroup.tsx';
import { usePeriodColumns, type PeriodRow } from './period-columns.tsx';

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
  const rows = useMemo(() => data?.map((row): PeriodRow => ({ ...row, id: row.payPeriod })), [data]);
  const columns = usePeriodColumns();
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
        <RowsTable<PeriodRow>
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
