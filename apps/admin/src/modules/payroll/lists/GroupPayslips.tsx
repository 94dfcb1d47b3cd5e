import { useTranslate } from 'react-admin';
import { useNavigate, useParams } from 'react-router-dom';
import type { PayslipRow } from '@school/domain';
import { MoneyCell } from '../../../engine/field/money/MoneyCell.tsx';
import { useLongCall } from '../../../engine/environment/use-long-call.ts';
import { failureText } from '../../../engine/own-screen/failure-text.ts';
import { PageHeader } from '../../../engine/page/PageHeader.tsx';
import type { GroupPeriodDetail } from '../calls/group-period.ts';
import { loadFailureKey } from '../calls/load-failure.ts';
import { groupCall, payslipCall } from '../calls/payroll-calls.ts';
import { useLoad } from '../../../engine/own-screen/use-load.ts';
import { usePayrollMode } from '../mode/payroll-mode.ts';
import { BackLink } from '../../../engine/own-screen/BackLink.tsx';
import { Facts } from '../../../engine/own-screen/Facts.tsx';
import { LoadProblem } from '../../../engine/own-screen/LoadProblem.tsx';
import { LoadedSoFar } from '../parts/LoadedSoFar.tsx';
import { PeriodText } from '../parts/PeriodText.tsx';
import { PayslipTable } from '../payslip/PayslipTable.tsx';
import { usePayslipVerbs } from '../payslip/use-payslip-verbs.ts';
import { AskGroup } from './AskGroup.tsx';
import { CountChips } from './CountChips.tsx';
import { PeriodActions } from './PeriodActions.tsx';

const columns = ['employee', 'department', 'earnings', 'deductions', 'net', 'status'] as const;

/** All payslips of a group and period, with what can be done to all of them. */
export const GroupPayslips = () => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { paths } = usePayrollMode();
  const { groupId = '', payPeriod = '' } = useParams();
  const verbs = usePayslipVerbs();
  const isNamed = groupId !== '' && payPeriod !== '';
  const { rows, total, isComplete, error, refetch, isFetching } = useLongCall<PayslipRow>(
    isNamed ? payslipCall(`viewPaySlipsForPayPeriod/${groupId}/${payPeriod}`) : undefined,
  );
  const problem = error ? failureText(error, translate('payroll.fail.period')) : undefined;
  const group = useLoad<GroupPeriodDetail>(
    isNamed ? groupCall(`getGroupDetailByPeriod/${groupId}/${payPeriod}`) : undefined,
    'payroll.fail.group',
  );
  const head = group.data;
  return (
    <>
      <PageHeader
        title={translate('payroll.period.title')}
        actions={
          <>
            <BackLink
              to={groupId ? paths.pastPayslips(groupId) : paths.byGroup}
              label={translate('payroll.past.title')}
            />
            {isNamed ? (
              <PeriodActions
                groupId={Number(groupId)}
                payPeriod={payPeriod}
                rows={isComplete ? (rows ?? []) : []}
                verbs={verbs}
              />
            ) : null}
          </>
        }
      />
      {isNamed ? null : (
        <AskGroup onPeriod={(id, period) => void navigate(paths.groupPayslips(id, period))} />
      )}
      <LoadProblem
        text={group.error ? translate(loadFailureKey('group', group.error)) : undefined}
        onRetry={group.retry}
      />
      <LoadProblem text={problem} onRetry={() => void refetch()} />
      {isNamed && !group.error ? (
        <Facts
          facts={[
            { label: translate('payroll.fact.group'), value: head?.groupName },
            { label: translate('payroll.fact.payPeriod'), value: head && <PeriodText {...head} /> },
            {
              label: translate('payroll.fact.frequency'),
              value: head && translate(`payroll.frequency.${head.frequency}`),
            },
            {
              label: translate('payroll.column.payslips'),
              value: head?.summary ? <CountChips {...head.summary} /> : head && total,
            },
            {
              label: translate('payroll.fact.netTotal'),
              value: head?.summary ? <MoneyCell value={head.summary.netTotal} /> : head && '–',
            },
          ]}
        />
      ) : null}
      <LoadedSoFar loaded={rows?.length} total={total} />
      {isNamed && !problem ? (
        <PayslipTable
          caption={translate('payroll.period.title')}
          columns={columns}
          rows={rows}
          busy={isFetching && rows !== undefined}
          verbs={verbs}
          empty={translate('payroll.period.empty')}
        />
      ) : null}
    </>
  );
};
