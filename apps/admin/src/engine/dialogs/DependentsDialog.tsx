import type { Dependents } from '@school/kernel';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  List,
  ListItem,
  ListItemText,
} from '@mui/material';
import { useTranslate } from 'react-admin';

interface DependentsDialogProps {
  readonly title: string;
  readonly dependents: readonly Dependents[];
  readonly onClose: () => void;
}

/** Shows what prevents a record from being deleted. */
export const DependentsDialog = ({ title, dependents, onClose }: DependentsDialogProps) => {
  const translate = useTranslate();
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth>
      <DialogTitle>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText>{translate('engine.dependents.text')}</DialogContentText>
        <List dense>
          {dependents.map((dependent) => (
            <ListItem key={dependent.entity} disableGutters>
              <ListItemText
                primary={`${dependent.label}: ${dependent.count}`}
                secondary={(dependent.sample ?? []).join(', ')}
              />
            </ListItem>
          ))}
        </List>
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onClose}>
          {translate('engine.verb.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
