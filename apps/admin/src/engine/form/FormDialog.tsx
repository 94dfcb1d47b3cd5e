import { Dialog, DialogContent, DialogTitle, useMediaQuery, useTheme } from '@mui/material';
import type { ReactNode } from 'react';

interface FormDialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A form over the page; the whole screen on a phone. A click beside it does not throw away what was typed. */
export const FormDialog = ({ title, onClose, children }: FormDialogProps) => {
  const narrow = useMediaQuery(useTheme().breakpoints.down('sm'));
  return (
    <Dialog
      open
      maxWidth="sm"
      fullWidth
      fullScreen={narrow}
      onClose={(_event, reason) => reason !== 'backdropClick' && onClose()}
    >
      <DialogTitle>{title}</DialogTitle>
      <DialogContent sx={{ pt: '8px !important' }}>{children}</DialogContent>
    </Dialog>
  );
};
