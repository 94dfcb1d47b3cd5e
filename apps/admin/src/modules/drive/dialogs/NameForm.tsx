import { Box, TextField } from '@mui/material';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { DialogBar } from '../../../engine/form/DialogBar.tsx';
import { FormDialog } from '../../../engine/form/FormDialog.tsx';
import { ProblemLine } from './ProblemLine.tsx';

interface NameFormProps {
  readonly title: string;
  readonly label: string;
  readonly verb: string;
  readonly name?: string;
  /** Takes the name without spaces around it, which is never blank; false keeps the dialog open. */
  readonly onName: (name: string) => Promise<boolean>;
  readonly onClose: () => void;
  /** Additional inputs. */
  readonly children?: ReactNode;
}

/** Asks for the name of an item; a blank one does nothing. */
export const NameForm = ({ title, label, verb, name = '', onName, onClose, children }: NameFormProps) => {
  const [typed, setTyped] = useState(name);
  const [busy, setBusy] = useState(false);
  const send = async (): Promise<void> => {
    const wanted = typed.trim();
    if (wanted === '') return;
    setBusy(true);
    const done = await onName(wanted);
    setBusy(false);
    if (done) onClose();
  };
  return (
    <FormDialog title={title} onClose={onClose}>
      <Box
        component="form"
        noValidate
        sx={{ display: 'grid', gap: 2 }}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <TextField
          autoFocus
          fullWidth
          label={label}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          slotProps={{ htmlInput: { maxLength: 255 } }}
        />
        {children}
        <ProblemLine />
        <DialogBar busy={busy} verb={verb} onCancel={onClose} />
      </Box>
    </FormDialog>
  );
};
