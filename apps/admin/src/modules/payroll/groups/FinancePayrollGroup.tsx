import { Button } from '@mui/material';
import type { PayrollGroupShow } from '@school/domain';
import { useTranslate } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import { FormSkeleton } from '../../../engine/form/FormSkeleton.tsx';
import { PageHeader } from '../../../engine/page/PageHeader.tsx';
import { usePageTitle } from '../../../routing/use-page-title.ts';
import { loadFailureKey } from '../calls/load-failure.ts';
import { groupCall } from '../calls/payroll-calls.ts';
import { useLoad } from '../../../engine/own-screen/use-load.ts';
import { usePayrollMode } from '../mode/payroll-mode.ts';
import { BackLink } from '../../../engine/own-screen/BackLink.tsx';
import { Facts } from '../../../engine/own-screen/Facts.tsx';
import { LoadProblem } from '../../../engine/own-screen/LoadProblem.tsx';
import { GroupTabs } from './GroupTabs.tsx';
import { wholeNumber } from '../../../i18n/whole-number.ts';

/** One payroll group to read: rules, categories, members, revisions. */
export const FinancePayrollGroup = () => {
  const translate = useTranslate();
  const { paths } = usePayrollMode();
  const { id = '' } = useParams();
  const { data, error, retry } = useLoad<PayrollGroupShow>(groupCall(`get/${id}`), 'payroll.fail.group');
  usePageTitle(data?.name);
  if (error) return <LoadProblem text={translate(loadFailureKey('group', error))} onRetry={retry} />;
  if (!data) return <FormSkeleton />;
  return (
    <>
      <PageHeader
        title={data.name}
        actions={
          <>
            <BackLink to={paths.groups} label={translate('payroll.groups.title')} />
            <Button variant="outlined" component={Link} to={paths.pastPayslips(data.id)}>
              {translate('payroll.past.title')}
            </Button>
          </>
        }
      />
      <Facts
        facts={[
          {
            label: translate('payroll.fact.frequency'),
            value: translate(`payroll.frequency.${data.paymentFrequency}`),
          },
          { label: translate('payroll.groups.day'), value: data.generationDay },
          { label: translate('payroll.fact.employees'), value: wholeNumber(data.counts.employees) },
          { label: translate('payroll.column.outdated'), value: wholeNumber(data.counts.outdated) },
          { label: translate('payroll.column.payslips'), value: wholeNumber(data.counts.payslips) },
          {
            label: translate('payroll.toggle.lossOfPay'),
            value: translate(
              data.enableLop ? `payroll.groups.lop.${data.lopMethod ?? 'on'}` : 'engine.flag.no',
            ),
          },
        ]}
      />
      <GroupTabs group={data} />
    </>
  );
};
