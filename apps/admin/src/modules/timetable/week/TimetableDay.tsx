import { Alert, Button, Skeleton, Stack } from '@mui/material';
import { addDays } from '@school/domain';
import { useTranslate } from 'react-admin';
import { useEnvironment } from '../../../engine/environment/environment.ts';
import { DayInput } from '../../../engine/own-screen/DayInput.tsx';
import { LoadProblem } from '../../../engine/own-screen/LoadProblem.tsx';
import { RowsTable } from '../../../engine/own-screen/RowsTable.tsx';
import { useLoad } from '../../../engine/own-screen/use-load.ts';
import { useParam } from '../../../engine/own-screen/use-param.ts';
import { PageHeader } from '../../../engine/page/PageHeader.tsx';
import { LessonText } from './LessonText.tsx';
import type { Day, DayLesson } from './types.ts';

interface BatchRow {
  readonly id: number;
  readonly name: string;
  readonly lessons: readonly DayLesson[];
}

const byBatch = (lessons: readonly DayLesson[]): readonly BatchRow[] => {
  const found = new Map<number, BatchRow>();
  for (const lesson of lessons) {
    const known = found.get(lesson.batch)?.lessons ?? [];
    found.set(lesson.batch, { id: lesson.batch, name: lesson.batchName, lessons: [...known, lesson] });
  }
  return [...found.values()].toSorted((a, b) => a.name.localeCompare(b.name, undefined, { numeric: true }));
};

/** Every class on one day, with covers and cancelled lessons. */
export const TimetableDay = () => {
  const translate = useTranslate();
  const { context } = useEnvironment();
  const [date, setDate] = useParam('date');
  const day = date || context.today;
  const found = useLoad<Day>('/setup/v1/TimetableSchedules/day', 'timetable.fail.week', { date: day });
  const rows = byBatch(found.data?.lessons ?? []);
  const times = [...new Set((found.data?.lessons ?? []).map(({ startTime }) => startTime))].toSorted();
  return (
    <>
      <PageHeader title={translate('timetable.day.title')} />
      <LoadProblem text={found.problem} onRetry={found.retry} />
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, mb: 2, displayPrint: 'none' }}>
        <Button onClick={() => setDate(addDays(day, -1))}>{translate('timetable.dayBefore')}</Button>
        <DayInput label={translate('timetable.day.date')} value={day} onChange={setDate} />
        <Button onClick={() => setDate(addDays(day, 1))}>{translate('timetable.dayAfter')}</Button>
      </Stack>
      {found.data?.isHoliday ? <Alert severity="info">{translate('timetable.holiday')}</Alert> : null}
      {found.data || found.problem ? null : <Skeleton variant="rounded" height={320} />}
      {found.data ? (
        <RowsTable<BatchRow>
          caption={translate('timetable.day.title')}
          rows={found.data.isHoliday ? [] : rows}
          empty={translate('timetable.none')}
          columns={[
            {
              key: 'batch',
              label: translate('timetable.kinds.batch'),
              role: 'title',
              text: (row) => row.name,
            },
            ...times.map((time) => ({
              key: time,
              label: time.slice(0, 5),
              render: (row: BatchRow) =>
                row.lessons
                  .filter(({ startTime }) => startTime === time)
                  .map((lesson) => <LessonText key={lesson.id} lesson={lesson} without="batch" />),
            })),
          ]}
        />
      ) : null}
    </>
  );
};
