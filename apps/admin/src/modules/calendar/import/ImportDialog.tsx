import UploadFile from '@mui/icons-material/UploadFile';
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  TextField,
  Typography,
} from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useId, useRef, useState } from 'react';
import type { PlannedEvent } from '@school/domain';
import { useEnvironment } from '../../../engine/environment/environment.ts';
import { useToast } from '../../../engine/feedback/use-toast.ts';
import { failureText } from '../../../engine/own-screen/failure-text.ts';
import { eventBase } from '../calendar-item.ts';
import { useKindWords } from '../use-kind-words.ts';
import { PlanTable } from './PlanTable.tsx';
import { countsOfPlan } from './plan.ts';

/** Maximum size of a file in bytes, as accepted by the server. */
const mostBytes = 512 * 1024;

/** A chosen file, what importing it would do, and the import itself. */
const useCalendarImport = (onClose: () => void) => {
  const translate = useTranslate();
  const toast = useToast();
  const client = useQueryClient();
  const { http } = useEnvironment();
  const [type, setType] = useState('HOLIDAY');
  const [file, setFile] = useState<{ readonly name: string; readonly text: string }>();
  const [plan, setPlan] = useState<readonly PlannedEvent[]>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const call = async <T,>(name: string, body: object, done: (data: T) => void): Promise<void> => {
    setBusy(true);
    setProblem(undefined);
    try {
      done((await http<T>(`${eventBase}/ics/${name}`, { method: 'POST', body })).data);
    } catch (error) {
      setPlan(undefined);
      setProblem(failureText(error, translate('calendar.fail')));
    } finally {
      setBusy(false);
    }
  };
  const preview = (text: string, as: string): Promise<void> =>
    call<readonly PlannedEvent[]>('preview', { text, type: as }, setPlan);
  const choose = async (chosen: File | undefined): Promise<void> => {
    if (!chosen) return;
    setPlan(undefined);
    if (chosen.size > mostBytes)
      return setProblem(translate('calendar.ics.tooBig', { size: mostBytes / 1024 }));
    const text = await chosen.text();
    setFile({ name: chosen.name, text });
    await preview(text, type);
  };
  const counts = countsOfPlan(plan ?? []);
  const toDo = counts.new + counts.changed;
  const run = (): Promise<void> =>
    call<{ created: number; changed: number }>('import', { text: file?.text, type }, (done) => {
      toast.success('calendar.ics.done', { new: done.created, changed: done.changed });
      void client.invalidateQueries({ queryKey: ['call'] });
      onClose();
    });
  const changeType = (next: string): void => {
    setType(next);
    if (file) void preview(file.text, next);
  };
  return { type, changeType, file, choose, plan, counts, toDo, problem, busy, run };
};

/** Importing an .ics file: choose it, see what would happen, run it. */
export const ImportDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const translate = useTranslate();
  const title = useId();
  const { kinds, wordOf } = useKindWords();
  const chooser = useRef<HTMLInputElement>(null);
  const { type, changeType, file, choose, plan, counts, toDo, problem, busy, run } =
    useCalendarImport(onClose);
  return (
    <Dialog open onClose={onClose} aria-labelledby={title} fullWidth maxWidth="md">
      <DialogTitle id={title}>{translate('calendar.ics.open')}</DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 2 }}>{translate('calendar.ics.about')}</Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mb: 2 }}>
          <Button
            variant="outlined"
            startIcon={<UploadFile />}
            loading={busy}
            onClick={() => chooser.current?.click()}
          >
            {file?.name ?? translate('calendar.ics.choose')}
          </Button>
          <input
            ref={chooser}
            hidden
            type="file"
            accept=".ics,text/calendar"
            aria-label={translate('calendar.ics.choose')}
            onChange={({ target }) => {
              void choose(target.files?.[0]);
              target.value = '';
            }}
          />
          <TextField
            select
            size="small"
            label={translate('calendar.ics.as')}
            value={type}
            sx={{ minWidth: 160 }}
            onChange={({ target }) => changeType(target.value)}
          >
            {kinds
              .filter((kind) => kind !== 'LEAVE')
              .map((kind) => (
                <MenuItem key={kind} value={kind}>
                  {wordOf(kind)}
                </MenuItem>
              ))}
          </TextField>
        </Box>
        {problem ? <Alert severity="error">{problem}</Alert> : null}
        {plan ? (
          <>
            <Typography aria-live="polite" sx={{ mb: 1 }}>
              {plan.length === 0
                ? translate('calendar.ics.nothing')
                : translate('calendar.ics.counts', counts)}
            </Typography>
            {plan.length > 0 ? <PlanTable rows={plan} /> : null}
          </>
        ) : null}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('calendar.ics.cancel')}</Button>
        <Button variant="contained" loading={busy} disabled={toDo === 0} onClick={() => void run()}>
          {toDo === 0 ? translate('calendar.ics.begin') : translate('calendar.ics.run', { count: toDo })}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
