import { useParams } from 'react-router-dom';
import { FormSkeleton } from '../../engine/form/FormSkeleton.tsx';
import { Problem } from '../../engine/page/Problem.tsx';
import { EmployeeForm } from './EmployeeForm.tsx';
import { useEmployeeId } from './use-employee-id.ts';

/** The form for an employee identified by number in the address. */
export const EditEmployeeByNumber = () => {
  const { empNo = '' } = useParams();
  const { data: id, error, refetch } = useEmployeeId(empNo);
  if (error) return <Problem title={empNo} error={error} onRetry={() => void refetch()} />;
  return id === undefined ? <FormSkeleton /> : <EmployeeForm key={id} id={id} />;
};
