import { Alert, Box, Button, Chip, Skeleton, Stack, Typography } from '@mui/material';
import type { AnswerFrom } from '@school/kernel';
import type { coverChoices, teachersAway } from '@school/resources';
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
import { useWrite } from '../../../engine/own-screen/use-write.ts';
import { PageHeader } from '../../../engine/page/PageHeader.tsx';
import type { Day, DayLesson } from '../week/types.ts';
import { ExchangeDialog } from './ExchangeDialog.tsx';
import { coverWords } from '../week/cover-words.ts';
import { isToGive } from '../week/to-give.ts';
import { useAcceptAll } from './use-accept-all.ts';

type Away = AnswerFrom<typeof teachersAway>;
type Choices = AnswerFrom<typeof coverChoices>;

const line = {
  display: 'grid',
  gap: 1.5,
  alignItems: 'center',
  gridTemplateColumns: { xs: '1fr', md: '110px 1fr 260px auto' },
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
} as const;

interface OpenLessonProps {
  readonly lesson: DayLesson;
  readonly date: string;
  readonly value: string;
  readonly onChoose: (employee: string) => void;
  readonly onAct: (cancelled: boolean, by?: string) => void;
  readonly busy: boolean;
}

/** A lesson without a cover: who could take it, best candidates first. */
const OpenLesson = ({ lesson, date, value, onChoose, onAct, busy }: OpenLessonProps) => {
  const translate = useTranslate();
  const found = useLoad<Choices>('/setup/v1/timetableSwap/free', 'timetable.fail.cover', {
    date,
    lesson: lesson.id,
  });
  const [isExchanging, setExchanging] = useState(false);
  const best = String(found.data?.[0]?.id ?? '');
  const chosen = value || best;
  return (
    <>
      <Choose
        label={translate('timetable.swap.by')}
        value={chosen}
        choices={found.data?.map(({ id, name, teachesSubject, lessons, covers }) => ({
          id,
          name: translate('timetable.swap.choice', {
            name,
            lessons,
            covers,
            mark: teachesSubject ? `${lesson.subjectCode} · ` : '',
          }),
        }))}
        onChange={onChoose}
      />
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button variant="contained" disabled={busy || chosen === ''} onClick={() => onAct(false, chosen)}>
          {translate('timetable.swap.accept')}
        </Button>
        {isToGive(lesson) ? null : (
          <Button disabled={busy} onClick={() => setExchanging(true)}>
            {translate('timetable.swap.exchange')}
          </Button>
        )}
        <Button color="error" disabled={busy} onClick={() => onAct(true)}>
          {translate('timetable.swap.cancel')}
        </Button>
      </Stack>
      {isExchanging ? (
        <ExchangeDialog lesson={lesson} date={date} onClose={() => setExchanging(false)} />
      ) : null}
    </>
  );
};

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

const isOpen = ({ cover, cancelled }: DayLesson): boolean => cover == null && !cancelled;

interface SwapLineProps extends OpenLessonProps {
  readonly onUndo: () => void;
}

/** A lesson with who takes it, or whom it could be swapped with. */
const SwapLine = ({ onUndo, ...props }: SwapLineProps) => {
  const translate = useTranslate();
  const { lesson, busy } = props;
  return (
    <Box sx={line} role="group" aria-label={`${lesson.startTime.slice(0, 5)} ${lesson.batchName}`}>
      <Typography>
        {lesson.startTime.slice(0, 5)}–{lesson.endTime.slice(0, 5)}
      </Typography>
      <Box>
        <Typography sx={{ fontWeight: 600 }}>
          {lesson.batchName} · {lesson.subjectName}
        </Typography>
        <Typography variant="caption" color="textSecondary">
          {[isToGive(lesson) ? translate('timetable.toGive') : lesson.teacherNames.join(', '), lesson.room]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
      </Box>
      {isOpen(lesson) ? (
        <OpenLesson {...props} />
      ) : (
        <>
          <Chip
            color={lesson.cancelled ? 'error' : 'success'}
            variant="outlined"
            label={coverWords(translate, lesson)}
          />
          <Button disabled={busy} onClick={onUndo}>
            {translate(lesson.exchanged ? 'timetable.swap.undoExchange' : 'timetable.swap.undo')}
          </Button>
        </>
      )}
    </Box>
  );
};

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

/** Assigns a day's lessons to someone, cancels them, and undoes either. */
const useCovers = (date: string) => {
  const { write, busy } = useWrite();
  const act = async (lesson: DayLesson, cancelled: boolean, by = ''): Promise<boolean> => {
    const answer = await write<unknown>({
      path: '/setup/v1/timetableSwap/save',
      body: {
        date,
        lesson: lesson.id,
        cancelled,
        ...(cancelled || by === '' ? {} : { employee: Number(by) }),
      },
      fallback: 'timetable.fail.cover',
    });
    return answer !== undefined;
  };
  const undo = (lesson: DayLesson): Promise<unknown> =>
    write<unknown>({
      method: 'DELETE',
      path: `/setup/v1/timetableSwap/delete/${lesson.cover}`,
      fallback: 'timetable.fail.cover',
    });
  return { act, undo, busy };
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
  const { act, undo, busy } = useCovers(date);
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
          />
        ))}
      </Box>
    </>
  );
};
