import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useState, type FormEvent } from 'react';
import type { LateMinutes } from './register-cells.ts';

interface LateDialogProps {
  readonly onSave: (missed: LateMinutes) => void;
  readonly onClose: () => void;
}

const minutesOf = (text: string): number => Number(text.replace(/\D/g, '').slice(0, 3));

/** Asks how many minutes were missed on the chosen days; leaving both empty removes them. */
export const LateDialog = ({ onSave, onClose }: LateDialogProps) => {
  const translate = useTranslate();
  const [late, setLate] = useState('');
  const [early, setEarly] = useState('');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSave({ minutesLate: minutesOf(late), minutesEarly: minutesOf(early) });
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby="late-title">
      <form onSubmit={submit}>
        <DialogTitle id="late-title">{translate('leave.register.lateTitle')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2, pt: '8px !important' }}>
          <TextField
            autoFocus
            label={translate('leave.register.minutesLate')}
            value={late}
            onChange={(event) => setLate(event.target.value)}
            slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          />
          <TextField
            label={translate('leave.register.minutesEarly')}
            value={early}
            onChange={(event) => setEarly(event.target.value)}
            slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
          <Button type="submit" variant="contained">
            {translate('ra.action.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
