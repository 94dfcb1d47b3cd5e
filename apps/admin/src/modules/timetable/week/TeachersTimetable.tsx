import { Link, Skeleton, Stack, Tooltip, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { Choose } from '../../../engine/own-screen/Choose.tsx';
import { LoadProblem } from '../../../engine/own-screen/LoadProblem.tsx';
import { RowsTable } from '../../../engine/own-screen/RowsTable.tsx';
import type { RowsColumn } from '../../../engine/own-screen/RowsTable.tsx';
import { useLoad } from '../../../engine/own-screen/use-load.ts';
import { useParam } from '../../../engine/own-screen/use-param.ts';
import { PageHeader } from '../../../engine/page/PageHeader.tsx';
import { daysOf, hours } from './periods.ts';
import { isToGive } from './to-give.ts';
import type { Lesson, Week } from './types.ts';

interface TeacherRow {
  readonly id: number;
  readonly name: string;
  readonly lessons: readonly Lesson[];
}

/** @param toGive text for lessons whose teacher has left */
const byTeacher = (lessons: readonly Lesson[], toGive: string): readonly TeacherRow[] => {
  const found = new Map<number, TeacherRow>();
  for (const lesson of lessons) {
    lesson.teachers.forEach((id, at) => {
      const known = found.get(id)?.lessons ?? [];
      found.set(id, { id, name: lesson.teacherNames[at] ?? '', lessons: [...known, lesson] });
    });
  }
  const waiting = lessons.filter(isToGive);
  return [
    ...(waiting.length > 0 ? [{ id: 0, name: toGive, lessons: waiting }] : []),
    ...[...found.values()].toSorted((a, b) => a.name.localeCompare(b.name)),
  ];
};

type Translate = ReturnType<typeof useTranslate>;

/** Name, lessons per week, and a column for each period of a day. */
const columnsOf = (
  translate: Translate,
  periods: Week['periods'],
  day: string | undefined,
): readonly RowsColumn<TeacherRow>[] => [
  {
    key: 'name',
    label: translate('timetable.kinds.teacher'),
    role: 'title',
    text: (row) => row.name,
    render: (row) => (
      <Link component={RouterLink} to={`/timetable/view?teacher=${row.id}`}>
        {row.name}
      </Link>
    ),
  },
  {
    key: 'week',
    label: translate('timetable.teachers.week'),
    text: (row) => String(row.lessons.length),
    render: (row) => row.lessons.length,
  },
  ...periods.map((period) => ({
    key: period.startTime,
    label: `${period.name} (${hours(period)})`,
    render: (row: TeacherRow) => {
      const held = row.lessons.filter(
        (lesson) =>
          lesson.weekday === day && lesson.startTime < period.endTime && period.startTime < lesson.endTime,
      );
      return held.length === 0 ? (
        <Typography variant="caption" color="success.main">
          {translate('timetable.free')}
        </Typography>
      ) : (
        held.map((lesson) => (
          <Tooltip key={lesson.id} title={`${lesson.subjectName} ${lesson.roomName ?? ''}`}>
            <span>{lesson.batchName}</span>
          </Tooltip>
        ))
      );
    },
  })),
];

/** Teachers by periods of a day: who teaches where, and who is free. */
export const TeachersTimetable = () => {
  const translate = useTranslate();
  const [timetable, setTimetable] = useParam('timetable');
  const [wanted, setDay] = useParam('day');
  const week = useLoad<Week>(
    '/setup/v1/TimetableSchedules/week',
    'timetable.fail.week',
    timetable ? { timetable } : {},
  );
  const { lessons = [], periods = [], timetables = [], name } = week.data ?? {};
  const days = daysOf(periods);
  const day = days.find((one) => one === wanted) ?? days[0];
  const periodsOf = periods
    .filter(({ weekday, isBreak }) => weekday === day && !isBreak)
    .toSorted((a, b) => a.startTime.localeCompare(b.startTime));
  return (
    <>
      <PageHeader title={translate('timetable.teachers.title')} under={name ?? ''} />
      <LoadProblem text={week.problem} onRetry={week.retry} />
      {week.data || week.problem ? null : <Skeleton variant="rounded" height={320} />}
      {week.data ? (
        <RowsTable<TeacherRow>
          caption={translate('timetable.teachers.title')}
          rows={byTeacher(lessons, translate('timetable.toGive'))}
          empty={translate('timetable.none')}
          tools={
            <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2 }}>
              {timetables.length > 1 ? (
                <Choose
                  label={translate('timetable.timetable')}
                  value={timetable || String(week.data.timetable ?? '')}
                  choices={timetables}
                  onChange={setTimetable}
                />
              ) : null}
              <Choose
                label={translate('timetable.teachers.day')}
                value={day ?? ''}
                choices={days.map((one) => ({ id: one, name: translate(`timetable.days.${one}`) }))}
                onChange={setDay}
              />
            </Stack>
          }
          columns={columnsOf(translate, periodsOf, day)}
        />
      ) : null}
    </>
  );
};
