import type { SavedView, ViewAudience } from '@school/kernel';
import {
  Alert,
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  TextField,
} from '@mui/material';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { messageOf } from '../../data/call-error.ts';
import { ShareFields } from './ShareFields.tsx';
import type { ViewInput } from './use-views.ts';

interface SaveViewDialogProps {
  /** The current view; it can be changed, if the user may. */
  readonly current?: SavedView;
  readonly shares: boolean;
  readonly onClose: () => void;
  readonly onSave: (input: Omit<ViewInput, 'state'>, id?: number) => Promise<void>;
}

const longestName = 60;

/** Submits by one button at a time, and shows why it was refused. */
const useSending = (work: (id: number | undefined) => Promise<void>) => {
  const translate = useTranslate();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const send = async (id: number | undefined): Promise<void> => {
    setBusy(true);
    setProblem(undefined);
    try {
      await work(id);
    } catch (error) {
      setProblem(translate(messageOf(error), { _: messageOf(error) }));
    } finally {
      setBusy(false);
    }
  };
  return { problem, busy, send };
};

/** Names the current state of the screen, for the user or for others. */
export const SaveViewDialog = ({ current, shares, onClose, onSave }: SaveViewDialogProps) => {
  const translate = useTranslate();
  const mayChange = current !== undefined && (current.mine || shares);
  const [name, setName] = useState(mayChange ? current.name : '');
  const [audience, setAudience] = useState<ViewAudience>(mayChange ? current.audience : 'MINE');
  const [role, setRole] = useState(current?.role ?? 'EMPLOYEE');
  const [preferred, setPreferred] = useState(mayChange ? current.preferred : false);
  // The initial view for everyone is reserved for those who manage the views.
  const mayPrefer = shares || audience === 'MINE';
  const values = {
    name: name.trim(),
    audience,
    role: audience === 'ROLE' ? role : null,
    preferred: preferred && mayPrefer,
  };
  const { problem, busy, send } = useSending((id) => onSave(values, id));
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void send(mayChange ? current.id : undefined);
        }}
      >
        <DialogTitle>{translate('engine.views.save')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2, pt: '8px !important' }}>
          <TextField
            autoFocus
            required
            label={translate('engine.views.name')}
            value={name}
            onChange={(event) => setName(event.target.value)}
            slotProps={{ htmlInput: { maxLength: longestName } }}
            helperText={mayChange ? translate('engine.views.changes', { name: current.name }) : undefined}
          />
          <ShareFields
            audience={audience}
            role={role}
            shares={shares}
            onChange={(next) => {
              setAudience(next.audience);
              setRole(next.role);
            }}
          />
          <FormControlLabel
            control={
              <Checkbox
                checked={preferred && mayPrefer}
                disabled={!mayPrefer}
                onChange={(_event, on) => setPreferred(on)}
              />
            }
            label={translate('engine.views.showFirst')}
          />
          {problem ? <Alert severity="error">{problem}</Alert> : null}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('engine.verb.cancel')}</Button>
          {mayChange ? (
            <Button disabled={busy || name.trim() === ''} onClick={() => void send(undefined)}>
              {translate('engine.views.saveNew')}
            </Button>
          ) : null}
          <Button type="submit" variant="contained" loading={busy} disabled={name.trim() === ''}>
            {translate('engine.verb.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
