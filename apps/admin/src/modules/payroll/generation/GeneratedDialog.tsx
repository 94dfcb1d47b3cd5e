import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Outcome } from './use-generation.ts';

interface GeneratedDialogProps {
  readonly outcome: Outcome;
  readonly allPayslips: string;
  readonly onClose: () => void;
}

/** What was generated, and a link to it. */
export const GeneratedDialog = ({ outcome, allPayslips, onClose }: GeneratedDialogProps) => {
  const translate = useTranslate();
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="generated-title">
      <DialogTitle id="generated-title" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <CheckCircle color="success" aria-hidden />
        {translate('payroll.all.doneTitle')}
      </DialogTitle>
      <DialogContent>
        <DialogContentText>
          {translate('payroll.all.doneText', { smart_count: outcome.created })}
          {outcome.skipped > 0
            ? ` ${translate('payroll.all.doneSkipped', { smart_count: outcome.skipped })}`
            : ''}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('engine.verb.close')}</Button>
        <Button variant="contained" autoFocus component={Link} to={allPayslips}>
          {translate('payroll.all.viewAll')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
