import { useTranslate } from 'react-admin';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { PageHeader } from '../../../engine/page/PageHeader.tsx';
import { useParam } from '../../../engine/own-screen/use-param.ts';
import { useSummaries } from '../lists/use-groups.ts';
import { usePayrollMode } from '../mode/payroll-mode.ts';
import { usePayrollRights } from '../mode/use-payroll-rights.ts';
import { BackLink } from '../../../engine/own-screen/BackLink.tsx';
import { LoadProblem } from '../../../engine/own-screen/LoadProblem.tsx';
import { PeriodText } from '../parts/PeriodText.tsx';
import { PayslipTable } from '../payslip/PayslipTable.tsx';
import { statusCounts } from '../payslip/payslip-row.ts';
import { PrintAllButton } from '../payslip/PrintAllButton.tsx';
import { useMarked } from '../../../engine/own-screen/use-marked.ts';
import { usePayslipList } from '../payslip/use-payslip-list.ts';
import { usePayslipVerbs } from '../payslip/use-payslip-verbs.ts';
import { DecideTools } from './DecideTools.tsx';
import { GroupTotals } from './GroupTotals.tsx';
import { StatusFilter } from './StatusFilter.tsx';

const columns = ['employee', 'department', 'group', 'earnings', 'deductions', 'net', 'status'] as const;

/** Payslips of all groups for one period, to be decided on. */
export const ApproveRange = () => {
  const translate = useTranslate();
  const { paths } = usePayrollMode();
  const { decide } = usePayrollRights();
  const { periodId = '', periodValue = '' } = useParams();
  const [status, setStatus] = useParam('status');
  const [group, setGroup] = useParam('group');
  const verbs = usePayslipVerbs();
  const filter = useMemo(
    () => ({ frequency: periodId, payPeriod: periodValue, status_ne: 'DELETED' }),
    [periodId, periodValue],
  );
  const { data, problem, retry, busy } = usePayslipList(filter, 'payroll.fail.period');
  const summaries = useSummaries(`findPayslipSummaryByPeriod/${periodValue}`)?.filter(
    (row) => row.frequency === periodId && row.payPeriod === periodValue,
  );
  const rows = useMemo(
    () =>
      data
        ?.filter(
          (row) =>
            (status === '' || row.status === status) && (group === '' || String(row.groupId) === group),
        )
        // What waits for a decision comes first.
        .toSorted((a, b) => Number(b.status === 'PENDING') - Number(a.status === 'PENDING')),
    [data, status, group],
  );
  const selection = useMarked(rows);
  const first = data?.[0];
  return (
    <>
      <PageHeader
        title={translate('payroll.range.title')}
        under={
          <>
            <PeriodText
              payPeriod={periodValue}
              periodEnd={first?.periodEnd ?? periodValue}
              frequency={first ? periodId : undefined}
            />
            {' · '}
            {translate(`payroll.frequency.${periodId}`)}
          </>
        }
        actions={
          <>
            <BackLink to={paths.approve} label={translate('payroll.approve.title')} />
            <PrintAllButton ids={rows?.map(({ id }) => id) ?? []} />
          </>
        }
      />
      <GroupTotals summaries={summaries} chosen={group} onChoose={setGroup} />
      <LoadProblem text={problem} onRetry={retry} />
      {problem ? null : (
        <PayslipTable
          caption={translate('payroll.range.title')}
          columns={columns}
          rows={rows}
          busy={busy}
          verbs={verbs}
          selection={decide ? selection : undefined}
          empty={translate('payroll.period.empty')}
          tools={
            <>
              <StatusFilter value={status} counts={statusCounts(data ?? [])} onChange={setStatus} />
              {decide ? <DecideTools rows={rows ?? []} marked={selection.marked} verbs={verbs} /> : null}
            </>
          }
        />
      )}
    </>
  );
};
