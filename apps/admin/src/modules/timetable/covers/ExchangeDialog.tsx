import {
  Alert,
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Stack,
  Typography,
} from '@mui/material';
import { exchangeChoices, exchangeLessons } from '@school/resources';
import { useTranslate } from 'react-admin';
import { useId, useState } from 'react';
import { useToast } from '../../../engine/feedback/use-toast.ts';
import { Choose } from '../../../engine/own-screen/Choose.tsx';
import { DayInput } from '../../../engine/own-screen/DayInput.tsx';
import { LoadProblem } from '../../../engine/own-screen/LoadProblem.tsx';
import { useAnswer, useOperation } from '../../../engine/own-screen/use-operation.ts';
import type { DayLesson } from '../week/types.ts';

interface ExchangeDialogProps {
  readonly lesson: DayLesson;
  readonly date: string;
  readonly onClose: () => void;
}

/** Swaps a lesson with another teacher's, on the same day or another: only swaps that both can do are offered (R25). */
export const ExchangeDialog = ({ lesson, date, onClose }: ExchangeDialogProps) => {
  const translate = useTranslate();
  const toast = useToast();
  const title = useId();
  const [otherDate, setOtherDate] = useState(date);
  const [other, setOther] = useState('');
  const [tellsClasses, setTellsClasses] = useState(true);
  const asked = otherDate === '' ? undefined : { date, lesson: lesson.id, otherDate };
  const found = useAnswer(exchangeChoices, asked, 'timetable.fail.cover');
  const { operate, busy } = useOperation(exchangeLessons, 'timetable.fail.cover');
  const send = async (): Promise<void> => {
    const input = { date, lesson: lesson.id, otherDate, otherLesson: Number(other), tellsClasses };
    if (!(await operate(input))) return;
    toast.success('timetable.swap.exchanged');
    onClose();
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={title} fullWidth maxWidth="sm">
      <DialogTitle id={title}>
        {translate('timetable.swap.exchangeTitle', { subject: lesson.subjectName, batch: lesson.batchName })}
      </DialogTitle>
      <DialogContent>
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          {translate('timetable.swap.exchangeHint')}
        </Typography>
        <LoadProblem text={found.problem} onRetry={found.retry} />
        <Stack sx={{ gap: 2, pt: 1 }}>
          <DayInput
            label={translate('timetable.swap.exchangeDay')}
            value={otherDate}
            onChange={(day) => {
              setOtherDate(day);
              setOther('');
            }}
            required
          />
          {found.data?.length === 0 ? (
            <Alert severity="info">{translate('timetable.swap.exchangeNone')}</Alert>
          ) : (
            <Choose
              label={translate('timetable.swap.exchangeFor')}
              value={other}
              choices={found.data?.map(({ id, startTime, batchName, subjectName, teacherName }) => ({
                id,
                name: translate('timetable.swap.exchangeChoice', {
                  from: startTime.slice(0, 5),
                  batch: batchName,
                  subject: subjectName,
                  teacher: teacherName,
                }),
              }))}
              onChange={setOther}
              required
            />
          )}
          <FormControlLabel
            control={
              <Checkbox checked={tellsClasses} onChange={(event) => setTellsClasses(event.target.checked)} />
            }
            label={translate('timetable.swap.tellClasses')}
          />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        <Button variant="contained" loading={busy} disabled={other === ''} onClick={() => void send()}>
          {translate('timetable.swap.exchange')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
