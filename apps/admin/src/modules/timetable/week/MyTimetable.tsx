import { Box, Button, Skeleton, Stack, Typography } from '@mui/material';
import { addDays, weekdayOf } from '@school/domain';
import type { WeekdayKey } from '@school/domain';
import { useTranslate } from 'react-admin';
import { Block } from '../../../engine/own-screen/Block.tsx';
import { DayInput } from '../../../engine/own-screen/DayInput.tsx';
import { Empty } from '../../../engine/own-screen/Empty.tsx';
import { LoadProblem } from '../../../engine/own-screen/LoadProblem.tsx';
import { useLoad } from '../../../engine/own-screen/use-load.ts';
import { useParam } from '../../../engine/own-screen/use-param.ts';
import { useEnvironment } from '../../../engine/environment/environment.ts';
import { PageHeader } from '../../../engine/page/PageHeader.tsx';
import { LessonText } from './LessonText.tsx';
import { WeekGrid } from './WeekGrid.tsx';
import type { WeekPlace } from './periods.ts';
import type { Mine } from './types.ts';

type Person = Mine['people'][number];

/** The hours in which someone has lessons, each once. */
const placesOf = ({ lessons }: Person): readonly WeekPlace[] => [
  ...new Map(
    lessons.map(({ weekday, startTime, endTime }) => [
      `${weekday}${startTime}`,
      { weekday: weekday as WeekdayKey, startTime, endTime, name: '', isBreak: false },
    ]),
  ).values(),
];

const PersonWeek = ({ person, today, isTeacher }: { person: Person; today: string; isTeacher: boolean }) => {
  const translate = useTranslate();
  const dateOf = (day: WeekdayKey): string => person.days.find((date) => weekdayOf(date) === day) ?? '';
  const label = (day: WeekdayKey): string => {
    const date = dateOf(day);
    const free = person.holidays.includes(date) ? ` – ${translate('timetable.holiday')}` : '';
    return `${translate(`timetable.days.${day}`)} ${Number(date.slice(8))}.${Number(date.slice(5, 7))}.${free}`;
  };
  const marked = person.days.includes(today) ? weekdayOf(today) : undefined;
  if (person.lessons.length === 0) return <Empty text={translate('timetable.none')} />;
  return (
    <WeekGrid
      caption={person.name}
      periods={placesOf(person)}
      dayLabel={label}
      {...(marked ? { marked } : {})}
      renderCell={({ weekday, startTime }) =>
        person.holidays.includes(dateOf(weekday as WeekdayKey))
          ? null
          : person.lessons
              .filter((lesson) => lesson.weekday === weekday && lesson.startTime === startTime)
              .map((lesson) => (
                <LessonText key={lesson.id} lesson={lesson} without={isTeacher ? 'teacher' : 'batch'} />
              ))
      }
    />
  );
};

/** The user's own lessons of a week, or for a parent those of the children, with deviations on individual days. */
export const MyTimetable = () => {
  const translate = useTranslate();
  const { context, actor } = useEnvironment();
  const [from, setFrom] = useParam('from');
  const day = from || context.today;
  const mine = useLoad<Mine>('/setup/v1/TimetableSchedules/mine', 'timetable.fail.week', { from: day });
  const people = mine.data?.people ?? [];
  const isTeacher = actor.role === 'EMPLOYEE' || actor.role === 'ADMIN';
  return (
    <>
      <PageHeader title={translate('timetable.mine.title')} />
      <LoadProblem text={mine.problem} onRetry={mine.retry} />
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, mb: 2, displayPrint: 'none' }}>
        <Button onClick={() => setFrom(addDays(day, -7))}>{translate('timetable.weekBefore')}</Button>
        <DayInput label={translate('timetable.weekOf')} value={day} onChange={setFrom} />
        <Button onClick={() => setFrom(addDays(day, 7))}>{translate('timetable.weekAfter')}</Button>
        <Button onClick={() => window.print()}>{translate('timetable.print')}</Button>
      </Stack>
      {mine.data || mine.problem ? null : <Skeleton variant="rounded" height={320} />}
      {mine.data && people.length === 0 ? <Empty text={translate('timetable.none')} /> : null}
      <Box sx={{ display: 'grid', gap: 2 }}>
        {people.map((person) =>
          people.length > 1 ? (
            <Block key={person.name} title={person.name}>
              <PersonWeek person={person} today={context.today} isTeacher={isTeacher} />
            </Block>
          ) : (
            <Box key={person.name}>
              <Typography variant="subtitle1" component="h2" sx={{ mb: 1 }}>
                {isTeacher ? '' : person.name}
              </Typography>
              <PersonWeek person={person} today={context.today} isTeacher={isTeacher} />
            </Box>
          ),
        )}
      </Box>
    </>
  );
};
