import { useTranslate } from 'react-admin';
import { Navigate } from 'react-router-dom';
import { FormSkeleton } from '../../../engine/form/FormSkeleton.tsx';
import { Empty } from '../../../engine/own-screen/Empty.tsx';
import { LoadProblem } from '../../../engine/own-screen/LoadProblem.tsx';
import { useLoad } from '../../../engine/own-screen/use-load.ts';
import { profileOf, type StudentRow } from '../parts/student.ts';

/** A student's link to their own profile: the only student the server returns. */
export const MyProfile = () => {
  const translate = useTranslate();
  const own = useLoad<readonly StudentRow[]>('/setup/v1/studentEntity/getall', 'students.fail.students');
  if (own.problem) return <LoadProblem text={own.problem} onRetry={own.retry} />;
  if (!own.data) return <FormSkeleton />;
  const [student] = own.data;
  if (!student) return <Empty text={translate('students.own.none')} />;
  return <Navigate to={profileOf(student.admissionNumber)} replace />;
};
