import { Alert, Button } from '@mui/material';
import type { EmployeePayrollData } from '@school/domain';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { FormSkeleton } from '../../../engine/form/FormSkeleton.tsx';
import type { OwnStepProps } from '../../../engine/environment/own-step.ts';
import { OwnStepBar } from '../../../engine/form/steps/OwnStepBar.tsx';
import { loadFailureKey } from '../calls/load-failure.ts';
import { groupCall } from '../calls/payroll-calls.ts';
import { useLoad } from '../../../engine/own-screen/use-load.ts';
import { officePaths } from '../mode/payroll-paths.ts';
import { LoadProblem } from '../../../engine/own-screen/LoadProblem.tsx';
import { AssignmentForm } from './AssignmentForm.tsx';
import { EmployeeCardView } from './EmployeeCardView.tsx';

/** The last step of an admission: the payroll group, the gross pay and the resulting amounts. */
export const PayrollStep = (props: OwnStepProps) => {
  const { record, onDone, onBack, onCancel } = props;
  const translate = useTranslate();
  const { data, error, retry } = useLoad<EmployeePayrollData>(
    groupCall(`getEmployeeDataByEmpId/${record.id}`),
    'payroll.fail.employee',
  );
  if (error) return <LoadProblem text={translate(loadFailureKey('employees', error))} onRetry={retry} />;
  if (!data) return <FormSkeleton />;
  if (data.current)
    return (
      <>
        <EmployeeCardView employee={data.employee} />
        <Alert
          severity="info"
          action={
            <Button
              component={Link}
              to={officePaths.assign(data.employee.employeeId)}
              color="inherit"
              size="small"
            >
              {translate('payroll.assign.title')}
            </Button>
          }
        >
          {translate('admission.payroll.done')}
        </Alert>
        <OwnStepBar {...props} busy={false} />
      </>
    );
  return (
    <AssignmentForm
      data={data}
      onSaved={onDone}
      buttons={
        <>
          {onBack ? (
            <Button variant="outlined" onClick={onBack}>
              {translate('engine.step.back')}
            </Button>
          ) : null}
          <Button variant="outlined" onClick={onDone}>
            {translate('engine.step.skip')}
          </Button>
          <Button onClick={onCancel}>{translate('engine.verb.back')}</Button>
        </>
      }
    />
  );
};
