import { Button } from '@mui/material';
import { isIsoDate } from '@school/domain';
import { useTranslate } from 'react-admin';
import { Link, useSearchParams } from 'react-router-dom';
import { useEnvironment } from '../../../engine/environment/environment.ts';
import { FormSkeleton } from '../../../engine/form/FormSkeleton.tsx';
import { PageHeader } from '../../../engine/page/PageHeader.tsx';
import { serverSentence } from '../../../engine/own-screen/failure-text.ts';
import { loadFailureKey } from '../calls/load-failure.ts';
import { usePayrollMode } from '../mode/payroll-mode.ts';
import { Empty } from '../../../engine/own-screen/Empty.tsx';
import { LoadProblem } from '../../../engine/own-screen/LoadProblem.tsx';
import { GenerateForm } from './GenerateForm.tsx';
import { usePayrollDetail } from './use-payroll-detail.ts';

/** The payslip of one employee, given by the address's query string, before it is created. */
export const GenerateEmployeePayslip = () => {
  const translate = useTranslate();
  const { paths } = usePayrollMode();
  const [search] = useSearchParams();
  const groupId = Number(search.get('group_id'));
  const employeeId = Number(search.get('employee_id'));
  const { context } = useEnvironment();
  const payPeriod = search.get('pay_period') ?? context.today;
  const isNamed = groupId > 0 && employeeId > 0 && isIsoDate(payPeriod);
  const { data, error, refetch } = usePayrollDetail(isNamed ? { groupId, employeeId, payPeriod } : undefined);
  if (!isNamed || error) {
    return (
      <>
        <PageHeader title={translate('payroll.one.title')} />
        {isNamed ? (
          <LoadProblem
            text={serverSentence(error) ?? translate(loadFailureKey('employees', error))}
            onRetry={() => void refetch()}
          />
        ) : (
          <Empty text={translate('payroll.one.unnamed')}>
            <Button variant="contained" component={Link} to={paths.byEmployee}>
              {translate('payroll.byEmployee.title')}
            </Button>
          </Empty>
        )}
      </>
    );
  }
  if (!data) return <FormSkeleton />;
  return <GenerateForm key={`${employeeId} ${data.period.payPeriod}`} figures={data} />;
};
