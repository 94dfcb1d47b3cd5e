import { Alert, Button, Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Choose } from '../../../engine/own-screen/Choose.tsx';
import { useWrite } from '../../../engine/own-screen/use-write.ts';
import type { Lesson, ToPlace } from '../week/types.ts';
import type { Picked } from './obstacles.ts';

interface PickedLessonProps {
  readonly picked: Picked;
  /** The placed lesson; undefined for another one of a subject. */
  readonly lesson: Lesson | undefined;
  readonly rooms: ToPlace['rooms'];
  readonly onDone: () => void;
}

/** What can be done with the picked lesson, apart from moving it. */
export const PickedLesson = ({ picked, lesson, rooms, onDone }: PickedLessonProps) => {
  const translate = useTranslate();
  const { write, busy } = useWrite();
  const change = (body: object): Promise<unknown> =>
    write({
      method: 'PUT',
      path: `/setup/v1/TimetableSchedules/update/${picked.id}`,
      body,
      fallback: 'timetable.fail.save',
    });
  const remove = async (): Promise<void> => {
    const path = `/setup/v1/TimetableSchedules/delete/${picked.id}`;
    if (await write({ method: 'DELETE', path, fallback: 'timetable.fail.save' })) onDone();
  };
  return (
    <Alert severity="success" icon={false} onClose={onDone} closeText={translate('timetable.grid.leave')}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        {translate('timetable.grid.picked', { name: picked.name })}
        {lesson ? (
          <>
            <Choose
              label={translate('timetable.kinds.room')}
              value={String(lesson.classroom ?? '')}
              all={translate('timetable.grid.noRoom')}
              choices={rooms}
              onChange={(value) => void change({ classroom: value === '' ? null : Number(value) })}
            />
            <Button size="small" disabled={busy} onClick={() => void change({ locked: !lesson.locked })}>
              {translate(lesson.locked ? 'timetable.grid.unlock' : 'timetable.grid.lock')}
            </Button>
            <Button size="small" color="error" disabled={busy} onClick={() => void remove()}>
              {translate('timetable.grid.remove')}
            </Button>
          </>
        ) : null}
      </Stack>
    </Alert>
  );
};
