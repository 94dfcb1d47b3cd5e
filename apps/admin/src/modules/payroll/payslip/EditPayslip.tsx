import { Alert } from '@mui/material';
import type { PayslipDetail } from '@school/domain';
import { useTranslate } from 'ra-core';
import { useParams } from 'react-router-dom';
import { FormSkeleton } from '../../../engine/form/FormSkeleton.tsx';
import { PageHeader } from '../../../engine/page/PageHeader.tsx';
import { payslipCall } from '../calls/payroll-calls.ts';
import { useLoad } from '../../../engine/own-screen/use-load.ts';
import { LoadProblem } from '../../../engine/own-screen/LoadProblem.tsx';
import { EditPayslipForm } from './EditPayslipForm.tsx';

/** A payslip that waits or was rejected, to be corrected. */
export const EditPayslip = () => {
  const translate = useTranslate();
  const { id = '' } = useParams();
  const { data, problem, retry } = useLoad<PayslipDetail>(payslipCall(`get/${id}`), 'payroll.fail.payslip');
  if (problem) return <LoadProblem text={problem} onRetry={retry} />;
  if (!data) return <FormSkeleton />;
  if (data.status === 'PENDING' || data.status === 'REJECTED') {
    return <EditPayslipForm key={`${data.id} ${data.version}`} payslip={data} />;
  }
  return (
    <>
      <PageHeader title={translate('payroll.edit.title')} under={data.number} />
      <Alert severity="info">{translate('payroll.edit.closed')}</Alert>
    </>
  );
};
