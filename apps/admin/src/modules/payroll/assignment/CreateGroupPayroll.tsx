import { Box } from '@mui/material';
import type { AssignableRow, EmployeePayrollData } from '@school/domain';
import { useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { FormSkeleton } from '../../../engine/form/FormSkeleton.tsx';
import { PageHeader } from '../../../engine/page/PageHeader.tsx';
import { loadFailureKey } from '../calls/load-failure.ts';
import { groupCall } from '../calls/payroll-calls.ts';
import { useLoad } from '../../../engine/own-screen/use-load.ts';
import { useGroups } from '../lists/use-groups.ts';
import { useParam } from '../../../engine/own-screen/use-param.ts';
import { officePaths } from '../mode/payroll-paths.ts';
import { BackLink } from '../../../engine/own-screen/BackLink.tsx';
import { Empty } from '../../../engine/own-screen/Empty.tsx';
import { LoadProblem } from '../../../engine/own-screen/LoadProblem.tsx';
import { MemberPick } from '../parts/MemberPick.tsx';
import { AssignmentForm } from './AssignmentForm.tsx';
import { EmployeeCardView } from './EmployeeCardView.tsx';

/** A payroll in a group for someone who has none yet. */
export const CreateGroupPayroll = () => {
  const translate = useTranslate();
  const { id = '' } = useParams();
  const [picked, setPicked] = useParam('employee');
  const group = useGroups().data?.find((row) => String(row.id) === id);
  const people = useLoad<readonly AssignableRow[]>(
    groupCall(`getEmployeesToAssign/${id}/0`),
    'payroll.fail.assignable',
  );
  const { data, error, retry } = useLoad<EmployeePayrollData>(
    picked ? groupCall(`getEmployeeDataByEmpId/${picked}`) : undefined,
    'payroll.fail.employee',
  );
  const periodPay = people.data?.find(({ employeeId }) => String(employeeId) === picked)?.periodPay;
  return (
    <>
      <PageHeader
        title={translate('payroll.create.title')}
        under={group?.name}
        actions={<BackLink to={officePaths.groupEmployees(id)} label={translate('payroll.members.title')} />}
      />
      <LoadProblem text={people.problem} onRetry={people.retry} />
      <Box sx={{ maxWidth: 420, mb: 2 }}>
        <MemberPick
          given
          label={translate('payroll.column.employee')}
          value={picked}
          people={people.data}
          onChange={setPicked}
        />
      </Box>
      <LoadProblem text={error ? translate(loadFailureKey('employees', error)) : undefined} onRetry={retry} />
      {picked && data ? (
        <>
          <EmployeeCardView employee={data.employee} />
          <AssignmentForm
            key={data.employee.employeeId}
            groupId={id}
            data={{
              ...data,
              employee: { ...data.employee, grossPay: data.employee.grossPay ?? periodPay ?? null },
            }}
          />
        </>
      ) : picked && !error ? (
        <FormSkeleton />
      ) : null}
      {picked === '' && people.data ? (
        <Empty
          text={translate(people.data.length === 0 ? 'payroll.assignMany.empty' : 'payroll.create.choose')}
        />
      ) : null}
    </>
  );
};
