import { Tab, Tabs } from '@mui/material';
import type { EmployeeRow, PayslipRow, PeriodRow } from '@school/domain';
import { useTranslate } from 'react-admin';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { PageHeader } from '../../../engine/page/PageHeader.tsx';
import { payslipCall } from '../calls/payroll-calls.ts';
import { useLoad } from '../../../engine/own-screen/use-load.ts';
import { usePayrollMode } from '../mode/payroll-mode.ts';
import { BackLink } from '../../../engine/own-screen/BackLink.tsx';
import { LoadProblem } from '../../../engine/own-screen/LoadProblem.tsx';
import { PeriodText } from '../parts/PeriodText.tsx';
import { PayslipTable } from '../payslip/PayslipTable.tsx';
import { usePayslipVerbs } from '../payslip/use-payslip-verbs.ts';
import { AskGroup } from './AskGroup.tsx';
import { PeriodActions } from './PeriodActions.tsx';
import { RegularTable } from './RegularTable.tsx';

interface Answer {
  readonly period: PeriodRow;
  readonly generated: readonly PayslipRow[];
  readonly regular: readonly EmployeeRow[];
  readonly rejected: readonly PayslipRow[];
}

const tabs = ['regular', 'generated', 'rejected'] as const;
const columns = ['employee', 'department', 'net', 'status', 'reason'] as const;

/** A group on a day: who still has no payslip, who has one, and whose was rejected. */
export const PayslipGenerationList = () => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { paths } = usePayrollMode();
  const { id = '', date = '' } = useParams();
  const [search, setSearch] = useSearchParams();
  const verbs = usePayslipVerbs();
  const isNamed = id !== '' && date !== '';
  const { data, problem, retry, busy } = useLoad<Answer>(
    isNamed ? payslipCall(`getPayslipListByDateAndGroup/${date}/${id}`) : undefined,
    'payroll.fail.period',
  );
  const open = tabs.find((tab) => tab === search.get('tab')) ?? 'regular';
  const payPeriod = data?.period.payPeriod ?? date;
  return (
    <>
      <PageHeader
        title={translate('payroll.state.title')}
        under={data ? <PeriodText {...data.period} /> : undefined}
        actions={
          <>
            <BackLink to={paths.byGroup} label={translate('payroll.byGroup.title')} />
            {data && open === 'generated' ? (
              <PeriodActions
                groupId={Number(id)}
                payPeriod={payPeriod}
                rows={[...data.generated, ...data.rejected]}
                verbs={verbs}
              />
            ) : null}
          </>
        }
      />
      {isNamed ? null : (
        <AskGroup onPeriod={(group, period) => void navigate(paths.generationList(group, period))} />
      )}
      <LoadProblem text={problem} onRetry={retry} />
      {isNamed && !problem ? (
        <>
          <Tabs
            value={open}
            onChange={(_, tab: string) => setSearch({ tab }, { replace: true })}
            variant="scrollable"
            allowScrollButtonsMobile
            sx={{ mb: 2, borderBottom: 1, borderColor: 'divider' }}
          >
            {tabs.map((tab) => (
              <Tab
                key={tab}
                value={tab}
                label={`${translate(`payroll.state.${tab}`)}${data ? ` (${data[tab].length})` : ''}`}
              />
            ))}
          </Tabs>
          {open === 'regular' ? (
            <RegularTable groupId={id} payPeriod={payPeriod} employees={data?.regular} />
          ) : (
            <PayslipTable
              key={open}
              caption={translate(`payroll.state.${open}`)}
              columns={columns}
              rows={data?.[open]}
              busy={busy}
              verbs={verbs}
              empty={translate(`payroll.state.${open}Empty`)}
            />
          )}
        </>
      ) : null}
    </>
  );
};
