import { Dialog, DialogContent, DialogTitle, useMediaQuery, useTheme } from '@mui/material';
import { useCallback, useId, useState, type ReactNode } from 'react';
import { LeaveContext, type HoldDialog } from './leave-context.ts';
import { UnsavedQuestion } from './UnsavedQuestion.tsx';

interface FormDialogProps {
  readonly title: string;
  readonly onClose: () => void;
  /** Receives the exit that asks first if something would be lost. */
  readonly children: ReactNode | ((close: () => void) => ReactNode);
}

/** A form on top of the page; full-screen on a phone. A click outside it does not discard what was typed. */
export const FormDialog = ({ title, onClose, children }: FormDialogProps) => {
  const narrow = useMediaQuery(useTheme().breakpoints.down('sm'));
  const titleId = useId();
  const [held, setHeld] = useState<{ readonly dirty: boolean; readonly onLeave: () => void }>();
  const hold = useCallback<HoldDialog>((dirty, onLeave) => setHeld({ dirty, onLeave }), []);
  const [asking, setAsking] = useState(false);
  const close = (): void => (held?.dirty ? setAsking(true) : onClose());
  return (
    <Dialog
      open
      maxWidth="sm"
      fullWidth
      fullScreen={narrow}
      aria-labelledby={titleId}
      onClose={(_event, reason) => reason !== 'backdropClick' && close()}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent sx={{ pt: '8px !important' }}>
        <LeaveContext.Provider value={hold}>
          {typeof children === 'function' ? children(close) : children}
        </LeaveContext.Provider>
      </DialogContent>
      {asking ? (
        <UnsavedQuestion
          onAnswer={(leave) => {
            setAsking(false);
            if (!leave) return;
            held?.onLeave();
            onClose();
          }}
        />
      ) : null}
    </Dialog>
  );
};
