import { Alert, Button, Skeleton } from '@mui/material';
import { addDays, type StudentRegister } from '@school/domain';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { useEnvironment } from '../../../engine/environment/environment.ts';
import { Choose } from '../../../engine/own-screen/Choose.tsx';
import { DayInput } from '../../../engine/own-screen/DayInput.tsx';
import { Empty } from '../../../engine/own-screen/Empty.tsx';
import { LoadProblem } from '../../../engine/own-screen/LoadProblem.tsx';
import { PageHeader } from '../../../engine/page/PageHeader.tsx';
import { useBatch } from '../parts/use-batch.ts';
import { QuickList } from './QuickList.tsx';
import { useQuickRegister } from './use-quick-register.ts';

/** Why a day cannot be marked, as a text key; undefined for one that can be. */
const obstacle = (register: StudentRegister): string | undefined => {
  if (register.offDays.includes(register.from)) return 'attendance.quick.off';
  if (!register.mayMark) return 'attendance.readOnly';
  return register.locked.includes(register.from) && !register.mayUnlock
    ? 'attendance.lock.locked'
    : undefined;
};

/** One batch on one day, or one of its lessons, marked by tapping: made for a phone at the classroom door. */
export const QuickAttendance = () => {
  const translate = useTranslate();
  const { context } = useEnvironment();
  const batches = useBatch();
  const chosen = useSearchParams()[0].get('date') ?? '';
  const date = /^\d{4}-\d{2}-\d{2}$/.test(chosen) ? chosen : context.today;
  const quick = useQuickRegister(batches.batch, batches.isChosen, date);
  const { register, lesson } = quick;
  const { data } = register;
  const problem = data && obstacle(data);
  return (
    <>
      <PageHeader
        title={translate('attendance.quick.title')}
        actions={
          <>
            {quick.lessons.length > 0 ? (
              <Choose
                label={translate('attendance.lesson.title')}
                value={quick.chosen}
                choices={quick.lessons}
                onChange={(value) => quick.choose('lesson', value)}
              />
            ) : null}
            {lesson && !batches.data?.some(({ id }) => id === lesson.batch) ? null : (
              <Choose
                label={translate('attendance.batch')}
                value={lesson ? String(lesson.batch) : batches.batch}
                choices={batches.data}
                onChange={(value) => quick.choose('batch', value)}
              />
            )}
            <DayInput
              label={translate('attendance.date')}
              value={date}
              onChange={(value) => quick.choose('date', value)}
              max={context.today}
            />
          </>
        }
      />
      <LoadProblem text={register.problem ?? batches.problem} onRetry={register.retry} />
      {batches.data?.length === 0 && !lesson ? <Empty text={translate('attendance.noBatches')} /> : null}
      {data || register.problem || batches.problem || batches.data?.length === 0 ? null : (
        <Skeleton variant="rounded" height={320} />
      )}
      {problem ? (
        <Alert
          severity="info"
          sx={{ mb: 1 }}
          action={
            <Button color="inherit" size="small" onClick={() => quick.choose('date', addDays(date, -1))}>
              {translate('attendance.quick.dayBefore')}
            </Button>
          }
        >
          {translate(problem)}
        </Alert>
      ) : null}
      {data?.students.length === 0 ? <Empty text={translate('attendance.noStudents')} /> : null}
      {data && data.students.length > 0 && !data.offDays.includes(date) ? (
        <QuickList
          key={`${data.batch}/${data.from}/${quick.chosen}`}
          register={data}
          isFixed={problem !== undefined}
          lesson={lesson}
        />
      ) : null}
    </>
  );
};
