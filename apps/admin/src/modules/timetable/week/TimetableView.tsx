import { Button, Skeleton, Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { Choose } from '../../../engine/own-screen/Choose.tsx';
import { Empty } from '../../../engine/own-screen/Empty.tsx';
import { LoadProblem } from '../../../engine/own-screen/LoadProblem.tsx';
import { useLoad } from '../../../engine/own-screen/use-load.ts';
import { useParam } from '../../../engine/own-screen/use-param.ts';
import { PageHeader } from '../../../engine/page/PageHeader.tsx';
import { LessonText } from './LessonText.tsx';
import { isToGive } from './to-give.ts';
import { WeekGrid } from './WeekGrid.tsx';
import type { Lesson, Week } from './types.ts';

type Kind = 'batch' | 'teacher' | 'room';

interface Named {
  readonly id: number;
  readonly name: string;
}

const inOrder = (found: ReadonlyMap<number, string>): readonly Named[] =>
  [...found]
    .map(([id, name]) => ({ id, name }))
    .toSorted((a, b) => a.name.localeCompare(b.name, undefined, { numeric: true }));

/** Shown in place of a teacher who has left. */
const nobody = 0;

/** Classes, teachers and rooms of lessons, each once. @param toGive text for lessons whose teacher has left */
const namesOf = (lessons: readonly Lesson[], kind: Kind, toGive: string): readonly Named[] => {
  const found = new Map<number, string>();
  for (const { batch, batchName, teachers, teacherNames, classroom, roomName } of lessons) {
    if (kind === 'batch') found.set(batch, batchName);
    if (kind === 'teacher') teachers.forEach((id, at) => found.set(id, teacherNames[at] ?? ''));
    if (kind === 'room' && classroom != null) found.set(classroom, roomName ?? '');
  }
  const waiting = kind === 'teacher' && lessons.some(isToGive) ? [{ id: nobody, name: toGive }] : [];
  return [...waiting, ...inOrder(found)];
};

const isOf = (kind: Kind, id: number, lesson: Lesson): boolean => {
  if (kind === 'batch') return lesson.batch === id;
  if (kind === 'room') return lesson.classroom === id;
  return id === nobody ? isToGive(lesson) : lesson.teachers.includes(id);
};

const kinds: readonly Kind[] = ['batch', 'teacher', 'room'];

/** The week of a class, a teacher or a room. */
export const TimetableView = () => {
  const translate = useTranslate();
  const [timetable, setTimetable] = useParam('timetable');
  const [search, setSearch] = useSearchParams();
  const week = useLoad<Week>(
    '/setup/v1/TimetableSchedules/week',
    'timetable.fail.week',
    timetable ? { timetable } : {},
  );
  const { lessons = [], periods = [], timetables = [], name } = week.data ?? {};
  const named = (of: Kind): readonly Named[] => namesOf(lessons, of, translate('timetable.toGive'));
  const [first] = named('batch');
  const kind = kinds.find((one) => search.has(one)) ?? 'batch';
  const id = Number(search.get(kind) ?? first?.id);
  const shown = lessons.filter((lesson) => isOf(kind, id, lesson));
  const choose = (one: Kind) => (value: string) =>
    setSearch({ ...(timetable ? { timetable } : {}), [one]: value }, { replace: true });
  const title = named(kind).find((one) => one.id === id)?.name ?? '';
  return (
    <>
      <PageHeader title={title || translate('timetable.view.title')} under={name ?? ''} />
      <LoadProblem text={week.problem} onRetry={week.retry} />
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2, mb: 2, displayPrint: 'none' }}>
        {timetables.length > 1 ? (
          <Choose
            label={translate('timetable.timetable')}
            value={timetable || String(week.data?.timetable ?? '')}
            choices={timetables}
            onChange={setTimetable}
          />
        ) : null}
        {kinds.map((one) => (
          <Choose
            key={one}
            label={translate(`timetable.kinds.${one}`)}
            value={one === kind ? String(id) : ''}
            choices={named(one)}
            onChange={choose(one)}
          />
        ))}
        <Button onClick={() => window.print()}>{translate('timetable.print')}</Button>
      </Stack>
      {week.data || week.problem ? null : <Skeleton variant="rounded" height={320} />}
      {week.data && shown.length === 0 ? <Empty text={translate('timetable.none')} /> : null}
      {shown.length > 0 ? (
        <WeekGrid
          caption={title}
          periods={periods}
          renderCell={(period) =>
            shown
              .filter(
                ({ weekday, startTime }) => weekday === period.weekday && startTime === period.startTime,
              )
              .map((lesson) => <LessonText key={lesson.id} lesson={lesson} without={kind} />)
          }
        />
      ) : null}
    </>
  );
};
