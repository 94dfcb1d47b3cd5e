import { Alert, Box, Button, Chip, Skeleton, Stack } from '@mui/material';
import type { AnswerFrom } from '@school/kernel';
import type { teachersAway } from '@school/resources';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { useEnvironment } from '../../../engine/environment/environment.ts';
import { Block } from '../../../engine/own-screen/Block.tsx';
import { Choose } from '../../../engine/own-screen/Choose.tsx';
import { DayInput } from '../../../engine/own-screen/DayInput.tsx';
import { Empty } from '../../../engine/own-screen/Empty.tsx';
import { LoadProblem } from '../../../engine/own-screen/LoadProblem.tsx';
import { useLoad } from '../../../engine/own-screen/use-load.ts';
import { useParam } from '../../../engine/own-screen/use-param.ts';
import { PageHeader } from '../../../engine/page/PageHeader.tsx';
import type { Day, DayLesson } from '../week/types.ts';
import { isOpen } from './is-open.ts';
import { SwapLine } from './SwapLine.tsx';
import { useAcceptAll } from './use-accept-all.ts';
import { useCovers } from './use-covers.ts';

type Away = AnswerFrom<typeof teachersAway>;

const who = (
  lessons: readonly DayLesson[],
  away: Away,
): readonly { readonly id: number; readonly name: string }[] => {
  const found = new Map(away.map(({ id, name }) => [id, name]));
  for (const { teachers, teacherNames } of lessons) {
    teachers.forEach((id, at) => found.set(id, teacherNames[at] ?? ''));
  }
  return [...found].map(([id, name]) => ({ id, name })).toSorted((a, b) => a.name.localeCompare(b.name));
};

const classes = (lessons: readonly DayLesson[]): readonly { readonly id: number; readonly name: string }[] =>
  [...new Map(lessons.map(({ batch, batchName }) => [batch, batchName]))]
    .map(([id, name]) => ({ id, name }))
    .toSorted((a, b) => a.name.localeCompare(b.name, undefined, { numeric: true }));

interface AwayPeopleProps {
  readonly away: Away;
  readonly employee: string;
  readonly onChoose: (employee: string) => void;
}

/** Who is away, with the number of lessons not yet covered. */
const AwayPeople = ({ away, employee, onChoose }: AwayPeopleProps) => {
  const translate = useTranslate();
  if (away.length === 0) return null;
  return (
    <Block title={translate('timetable.swap.away')}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        {away.map((one) => (
          <Chip
            key={one.id}
            color={one.open > 0 ? 'warning' : 'default'}
            variant={String(one.id) === employee ? 'filled' : 'outlined'}
            label={translate(one.status === 'LEFT' ? 'timetable.swap.leftOne' : 'timetable.swap.awayOne', {
              name: one.name,
              open: one.open,
              lessons: one.lessons,
            })}
            onClick={() => onChoose(String(one.id))}
          />
        ))}
      </Stack>
    </Block>
  );
};

/** A day's lessons whose teacher is away: who takes them, and which are cancelled (R25). */
export const LessonSwap = () => {
  const translate = useTranslate();
  const { context } = useEnvironment();
  const [wanted, setDate] = useParam('date');
  const [employee, setEmployee] = useParam('employee');
  const [batch, setBatch] = useParam('batch');
  const [chosen, setChosen] = useState<ReadonlyMap<number, string>>(new Map());
  const date = wanted || context.today;
  const day = useLoad<Day>('/setup/v1/TimetableSchedules/day', 'timetable.fail.week', { date });
  const away = useLoad<Away>('/setup/v1/timetableSwap/away', 'timetable.fail.week', { date });
  const all = day.data?.lessons ?? [];
  const lessons = all.filter(
    (one) =>
      (employee !== '' && [...one.teachers, ...one.left, one.coverEmployee].includes(Number(employee))) ||
      (employee === '' && batch !== '' && one.batch === Number(batch)),
  );
  const { act, undo, replace, busy } = useCovers(date);
  const accepting = useAcceptAll({ date, chosen, act, open: lessons.filter(isOpen) });
  return (
    <>
      <PageHeader title={translate('timetable.swap.title')} under={translate('timetable.swap.hint')} />
      <LoadProblem text={day.problem ?? away.problem} onRetry={day.retry} />
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2, mb: 2 }}>
        <DayInput label={translate('timetable.day.date')} value={date} onChange={setDate} />
        <Choose
          label={translate('timetable.kinds.teacher')}
          value={employee}
          all={translate('timetable.swap.any')}
          choices={day.data && away.data ? who(all, away.data) : undefined}
          onChange={setEmployee}
        />
        <Choose
          label={translate('timetable.kinds.batch')}
          value={batch}
          all={translate('timetable.swap.any')}
          choices={day.data ? classes(all) : undefined}
          onChange={setBatch}
        />
      </Stack>
      {day.data?.isHoliday ? <Alert severity="info">{translate('timetable.holiday')}</Alert> : null}
      <AwayPeople away={away.data ?? []} employee={employee} onChoose={setEmployee} />
      {day.data ? null : <Skeleton variant="rounded" height={240} />}
      {day.data && lessons.length === 0 ? <Empty text={translate('timetable.swap.choose')} /> : null}
      {lessons.some(isOpen) ? (
        <Button variant="contained" sx={{ my: 2 }} loading={busy || accepting.busy} onClick={accepting.begin}>
          {translate('timetable.swap.acceptAll')}
        </Button>
      ) : null}
      <Box>
        {lessons.map((lesson) => (
          <SwapLine
            key={lesson.id}
            lesson={lesson}
            date={date}
            busy={busy || accepting.busy}
            value={chosen.get(lesson.id) ?? ''}
            onChoose={(value) => setChosen((now) => new Map([...now, [lesson.id, value]]))}
            onAct={(cancelled, by) => void act(lesson, cancelled, by)}
            onUndo={() => void undo(lesson)}
            onReplace={(by) => replace(lesson, by)}
          />
        ))}
      </Box>
    </>
  );
};
