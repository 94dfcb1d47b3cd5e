import { Alert, Skeleton, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useEnvironment } from '../../../engine/environment/environment.ts';
import { Choose } from '../../../engine/own-screen/Choose.tsx';
import { Empty } from '../../../engine/own-screen/Empty.tsx';
import { LoadProblem } from '../../../engine/own-screen/LoadProblem.tsx';
import { useParam } from '../../../engine/own-screen/use-param.ts';
import { PageHeader } from '../../../engine/page/PageHeader.tsx';
import { MonthSteps } from '../../../engine/months/MonthSteps.tsx';
import { useBatch } from '../parts/use-batch.ts';
import { DayBar } from './DayBar.tsx';
import { StudentGrid } from './StudentGrid.tsx';
import { useStudentRegister } from './use-student-register.ts';

/** Attendance of a batch for a month, filled in by keyboard or buttons. */
export const StudentRegister = () => {
  const translate = useTranslate();
  const { context } = useEnvironment();
  const [chosen, setMonth] = useParam('month');
  const [day, setDay] = useParam('day');
  const month = /^\d{4}-\d{2}$/.test(chosen) ? chosen : context.today.slice(0, 7);
  const batches = useBatch();
  const register = useStudentRegister(batches.batch, month);
  const { data, problem, retry, wrong } = register;
  const first = [...wrong.values()][0];
  return (
    <>
      <PageHeader
        title={translate('attendance.register.title')}
        actions={
          <>
            <MonthSteps month={month} onChange={setMonth} />
            <Choose
              label={translate('attendance.batch')}
              value={batches.batch}
              choices={batches.data}
              onChange={batches.choose}
            />
          </>
        }
      />
      <LoadProblem text={problem ?? batches.problem} onRetry={problem ? retry : batches.retry} />
      {batches.data?.length === 0 ? <Empty text={translate('attendance.noBatches')} /> : null}
      {first === undefined ? null : (
        <Alert severity="error" sx={{ mb: 1 }}>
          {translate('attendance.register.wrong', { smart_count: wrong.size })}{' '}
          {translate(`attendance.refused.${first}`)}
        </Alert>
      )}
      {data && !data.mayMark ? (
        <Alert severity="info" sx={{ mb: 1 }}>
          {translate('attendance.readOnly')}
        </Alert>
      ) : null}
      {data || problem || batches.problem || batches.data?.length === 0 ? null : (
        <Skeleton variant="rounded" height={360} sx={{ mt: 1 }} />
      )}
      {data?.students.length === 0 ? <Empty text={translate('attendance.noStudents')} /> : null}
      {data && data.students.length > 0 ? (
        <>
          <DayBar register={data} state={register} day={day} onClose={() => setDay('')} />
          <StudentGrid
            key={`${batches.batch}/${month}`}
            register={data}
            state={register}
            month={month}
            onDay={setDay}
          />
        </>
      ) : null}
      {data?.mayMark ? (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {translate('attendance.register.help')}
        </Typography>
      ) : null}
    </>
  );
};
