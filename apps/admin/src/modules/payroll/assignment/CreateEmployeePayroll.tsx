import type { EmployeePayrollData } from '@school/domain';
import { useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { FormSkeleton } from '../../../engine/form/FormSkeleton.tsx';
import { PageHeader } from '../../../engine/page/PageHeader.tsx';
import { usePageTitle } from '../../../routing/use-page-title.ts';
import { loadFailureKey } from '../calls/load-failure.ts';
import { groupCall } from '../calls/payroll-calls.ts';
import { useLoad } from '../../../engine/own-screen/use-load.ts';
import { LoadProblem } from '../../../engine/own-screen/LoadProblem.tsx';
import { AssignmentForm } from './AssignmentForm.tsx';
import { EmployeeCardView } from './EmployeeCardView.tsx';

/** A first payroll for an employee, or one to replace the current one. */
export const CreateEmployeePayroll = () => {
  const translate = useTranslate();
  const { id, employeeId = id ?? '' } = useParams();
  const { data, error, retry } = useLoad<EmployeePayrollData>(
    groupCall(`getEmployeeDataByEmpId/${employeeId}`),
    'payroll.fail.employee',
  );
  const title = translate(data?.current ? 'payroll.assign.title' : 'payroll.create.title');
  usePageTitle(title);
  return (
    <>
      <PageHeader title={title} />
      <LoadProblem text={error ? translate(loadFailureKey('employees', error)) : undefined} onRetry={retry} />
      {data ? (
        <>
          <EmployeeCardView employee={data.employee} />
          <AssignmentForm key={data.employee.employeeId} data={data} />
        </>
      ) : error ? null : (
        <FormSkeleton />
      )}
    </>
  );
};
