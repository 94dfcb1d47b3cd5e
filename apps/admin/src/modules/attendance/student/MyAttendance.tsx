import { Skeleton } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Choose } from '../../../engine/own-screen/Choose.tsx';
import { Empty } from '../../../engine/own-screen/Empty.tsx';
import { LoadProblem } from '../../../engine/own-screen/LoadProblem.tsx';
import { useLoad } from '../../../engine/own-screen/use-load.ts';
import { useParam } from '../../../engine/own-screen/use-param.ts';
import { TimelineView } from './TimelineView.tsx';

const named = { sort: ['firstName', 'ASC'] };

/** A student's own attendance, or that of each of a parent's children. */
export const MyAttendance = () => {
  const translate = useTranslate();
  const [chosen, choose] = useParam('student');
  const own = useLoad<readonly { id: number; fullName: string }[]>(
    '/setup/v1/studentEntity/getall',
    'attendance.fail.student',
    named,
  );
  if (own.problem) return <LoadProblem text={own.problem} onRetry={own.retry} />;
  if (!own.data) return <Skeleton variant="rounded" height={240} />;
  const student = own.data.find(({ id }) => String(id) === chosen) ?? own.data[0];
  if (!student) return <Empty text={translate('attendance.student.none')} />;
  return (
    <TimelineView
      key={student.id}
      about={{ student: student.id }}
      actions={
        own.data.length > 1 ? (
          <Choose
            label={translate('attendance.student.child')}
            value={String(student.id)}
            choices={own.data.map(({ id, fullName }) => ({ id, name: fullName }))}
            onChange={choose}
          />
        ) : undefined
      }
    />
  );
};
