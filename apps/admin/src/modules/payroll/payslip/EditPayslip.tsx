import { Alert, Button } from '@mui/material';
import type { PayslipDetail } from '@school/domain';
import { useTranslate } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import { FormSkeleton } from '../../../engine/form/FormSkeleton.tsx';
import { PageHeader } from '../../../engine/page/PageHeader.tsx';
import { payslipCall } from '../calls/payroll-calls.ts';
import { useLoad } from '../../../engine/own-screen/use-load.ts';
import { LoadProblem } from '../../../engine/own-screen/LoadProblem.tsx';
import { usePayrollMode } from '../mode/payroll-mode.ts';
import { EditPayslipForm } from './EditPayslipForm.tsx';

/** A payslip that is pending or was rejected, to be corrected. */
export const EditPayslip = () => {
  const translate = useTranslate();
  const { id = '' } = useParams();
  const { paths } = usePayrollMode();
  const { data, problem, retry } = useLoad<PayslipDetail>(payslipCall(`get/${id}`), 'payroll.fail.payslip');
  if (problem) return <LoadProblem text={problem} onRetry={retry} />;
  if (!data) return <FormSkeleton />;
  if (data.status === 'PENDING' || data.status === 'REJECTED') {
    return <EditPayslipForm key={`${data.id} ${data.version}`} payslip={data} />;
  }
  return (
    <>
      <PageHeader
        title={translate('payroll.edit.title')}
        under={`${data.number} · ${data.employeeName}`}
        actions={
          <Button variant="outlined" component={Link} to={paths.payslip(data.id)}>
            {translate('engine.verb.show')}
          </Button>
        }
      />
      <Alert severity="info">{translate('payroll.edit.closed')}</Alert>
    </>
  );
};
