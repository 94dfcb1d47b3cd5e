import { Box, Button, Chip, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { coverWords } from '../week/cover-words.ts';
import { isToGive } from '../week/to-give.ts';
import type { DayLesson } from '../week/types.ts';
import { ExchangeDialog } from './ExchangeDialog.tsx';
import { FreeTeacher } from './FreeTeacher.tsx';
import { isOpen } from './is-open.ts';

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
  const [isExchanging, setExchanging] = useState(false);
  return (
    <>
      <FreeTeacher lesson={lesson} date={date} value={value} onChoose={onChoose}>
        {(chosen) => (
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
        )}
      </FreeTeacher>
      {isExchanging ? (
        <ExchangeDialog lesson={lesson} date={date} onClose={() => setExchanging(false)} />
      ) : null}
    </>
  );
};

/** Half of an exchange is taken back as a whole, and a cancelled lesson has nobody to replace. */
const isReplaceable = ({ cancelled, exchanged }: DayLesson): boolean => !cancelled && !exchanged;

interface SwapLineProps extends OpenLessonProps {
  readonly onUndo: () => void;
  /** @returns whether somebody else takes the lesson now */
  readonly onReplace: (by: string) => Promise<boolean>;
}

/** A lesson that is covered, exchanged or cancelled: what has become of it, and what can be changed about that. */
const SettledLesson = ({ lesson, date, busy, onUndo, onReplace }: SwapLineProps) => {
  const translate = useTranslate();
  const [isReplacing, setReplacing] = useState(false);
  const [by, setBy] = useState('');
  const end = (): void => {
    setReplacing(false);
    setBy('');
  };
  const replace = async (chosen: string): Promise<void> => {
    if (await onReplace(chosen)) end();
  };
  const now = coverWords(translate, lesson);
  if (isReplacing) {
    return (
      <FreeTeacher lesson={lesson} date={date} value={by} onChoose={setBy} now={now}>
        {(chosen) => (
          <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
            <Button variant="contained" disabled={busy || chosen === ''} onClick={() => void replace(chosen)}>
              {translate('timetable.swap.accept')}
            </Button>
            <Button disabled={busy} onClick={end}>
              {translate('ra.action.cancel')}
            </Button>
          </Stack>
        )}
      </FreeTeacher>
    );
  }
  return (
    <>
      <Chip color={lesson.cancelled ? 'error' : 'success'} variant="outlined" label={now} />
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
        {isReplaceable(lesson) ? (
          <Button disabled={busy} onClick={() => setReplacing(true)}>
            {translate('timetable.swap.replace')}
          </Button>
        ) : null}
        <Button disabled={busy} onClick={onUndo}>
          {translate(lesson.exchanged ? 'timetable.swap.undoExchange' : 'timetable.swap.undo')}
        </Button>
      </Stack>
    </>
  );
};

/** A lesson with who takes it, or whom it could be swapped with. */
export const SwapLine = (props: SwapLineProps) => {
  const translate = useTranslate();
  const { lesson } = props;
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
      {isOpen(lesson) ? <OpenLesson {...props} /> : <SettledLesson {...props} />}
    </Box>
  );
};
