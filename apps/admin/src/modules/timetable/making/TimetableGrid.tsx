import { Alert, Box, Button, Skeleton, Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { Block } from '../../../engine/own-screen/Block.tsx';
import { Choose } from '../../../engine/own-screen/Choose.tsx';
import { LoadProblem } from '../../../engine/own-screen/LoadProblem.tsx';
import { useLoad } from '../../../engine/own-screen/use-load.ts';
import { useParam } from '../../../engine/own-screen/use-param.ts';
import { useWrite } from '../../../engine/own-screen/use-write.ts';
import { PageHeader } from '../../../engine/page/PageHeader.tsx';
import { WeekGrid } from '../week/WeekGrid.tsx';
import type { Lesson, Period, ToPlace, Week } from '../week/types.ts';
import { GridCell } from './GridCell.tsx';
import { PickedLesson } from './PickedLesson.tsx';
import { SearchPanel } from './SearchPanel.tsx';
import { obstaclesAt, warningsAt } from './obstacles.ts';
import type { Picked } from './obstacles.ts';

type Subject = ToPlace['subjects'][number];

const pickedOf = ({ id, subjectName: name, batch, teachers, ...lesson }: Lesson): Picked => ({
  id,
  name,
  batch,
  teachers,
  subject: lesson.subject ?? null,
  electiveGroup: lesson.electiveGroup ?? null,
  classroom: lesson.classroom ?? null,
});

const isOf = (subject: Subject, lesson: Lesson): boolean =>
  subject.batch === lesson.batch &&
  (subject.subject ?? null) === (lesson.subject ?? null) &&
  (subject.electiveGroup ?? null) === (lesson.electiveGroup ?? null);

/** Subjects of a class that still have lessons to place, with the number of lessons. */
const remainingOf = (open: ToPlace, lessons: readonly Lesson[], batch: number) =>
  open.subjects
    .filter((one) => one.batch === batch)
    .map((one) => ({
      subject: one,
      left: one.lessons - lessons.filter((lesson) => isOf(one, lesson)).length,
    }))
    .filter(({ left }) => left > 0);

/** The call that places the picked item in a period. */
const dropOf = ({ id, name: _name, ...rest }: Picked, period: Period, timetable: number) => {
  const at = { weekday: period.weekday, classTiming: period.classTiming };
  const fallback = 'timetable.fail.save';
  return id === 0
    ? { path: '/setup/v1/TimetableSchedules/save', body: { ...rest, ...at, timetable }, fallback }
    : { method: 'PUT' as const, path: `/setup/v1/TimetableSchedules/update/${id}`, body: at, fallback };
};

const useEscape = (then: () => void): void => {
  useEffect(() => {
    const stop = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') then();
    };
    window.addEventListener('keydown', stop);
    return () => window.removeEventListener('keydown', stop);
  });
};

interface RemainingProps {
  readonly remaining: ReturnType<typeof remainingOf>;
  readonly onPick: (subject: Subject) => void;
}

/** Lessons still to be placed, which can be picked. */
const Remaining = ({ remaining, onPick }: RemainingProps) => {
  const translate = useTranslate();
  return (
    <Block title={translate('timetable.grid.remaining')}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        {remaining.length === 0 ? translate('timetable.grid.all') : null}
        {remaining.map(({ subject, left }) => (
          <Button
            key={`${subject.subject}/${subject.electiveGroup}`}
            size="small"
            variant="outlined"
            draggable
            onDragStart={() => onPick(subject)}
            onClick={() => onPick(subject)}
          >
            {subject.name} × {left}
          </Button>
        ))}
      </Stack>
    </Block>
  );
};

/** A new lesson of a subject, in its class's room. */
const newLesson = (
  { name, batch, subject, electiveGroup, teachers }: Subject,
  classroom: number | null,
): Picked => ({
  id: 0,
  name,
  batch,
  subject: subject ?? null,
  electiveGroup: electiveGroup ?? null,
  teachers,
  classroom,
});

/** The lessons of a class, moved by mouse or keyboard, with conflicts shown before the drop. */
export const TimetableGrid = () => {
  const translate = useTranslate();
  const { id = '' } = useParams();
  const [wanted, setBatch] = useParam('batch');
  const [picked, setPicked] = useState<Picked>();
  const { write, busy } = useWrite();
  const week = useLoad<Week>('/setup/v1/TimetableSchedules/week', 'timetable.fail.week', { timetable: id });
  const place = useLoad<ToPlace>(
    `/setup/v1/TimetableSchedules/open/${encodeURIComponent(id)}`,
    'timetable.fail.week',
  );
  useEscape(() => setPicked(undefined));
  const [open, lessons] = [place.data, week.data?.lessons ?? []];
  const batch = Number(wanted || open?.batches[0]?.id);
  const own = lessons.filter((one) => one.batch === batch);
  const chosen = own.find((one) => one.id === picked?.id);
  const drop = async (period: Period): Promise<void> => {
    if (picked && (await write<unknown>(dropOf(picked, period, Number(id))))) setPicked(undefined);
  };
  const room = open?.batches.find((one) => one.id === batch)?.room ?? null;
  const pickSubject = (subject: Subject): void => setPicked(newLesson(subject, room));
  if (!open || !week.data) {
    return (
      <>
        <PageHeader title={translate('timetable.grid.title')} />
        <LoadProblem text={week.problem ?? place.problem} onRetry={week.retry} />
        <Skeleton variant="rounded" height={360} />
      </>
    );
  }
  const remaining = remainingOf(open, own, batch);
  return (
    <>
      <PageHeader title={translate('timetable.grid.title')} under={week.data.name ?? ''} />
      <Box sx={{ display: 'grid', gap: 2 }}>
        <SearchPanel timetable={Number(id)} open={open} batch={batch} />
        <Choose
          label={translate('timetable.kinds.batch')}
          value={String(batch)}
          choices={open.batches}
          onChange={(value) => {
            setPicked(undefined);
            setBatch(value);
          }}
        />
        <Remaining remaining={remaining} onPick={pickSubject} />
        {picked ? (
          <PickedLesson
            picked={picked}
            lesson={chosen}
            rooms={open.rooms}
            onDone={() => setPicked(undefined)}
          />
        ) : (
          <Alert severity="info">{translate('timetable.grid.hint')}</Alert>
        )}
        <WeekGrid
          caption={translate('timetable.grid.title')}
          periods={open.periods.filter((one) => one.batch === batch)}
          renderCell={(period) => (
            <GridCell
              period={period}
              lessons={own.filter(
                (one) => one.weekday === period.weekday && one.startTime === period.startTime,
              )}
              picked={picked}
              obstacles={picked ? obstaclesAt(picked, period, lessons, open) : []}
              warnings={picked ? warningsAt(picked, period, lessons, open) : []}
              busy={busy}
              onPick={(lesson) => setPicked(pickedOf(lesson))}
              onDrop={() => void drop(period)}
            />
          )}
        />
      </Box>
    </>
  );
};
