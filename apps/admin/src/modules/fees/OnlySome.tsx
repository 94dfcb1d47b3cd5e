import { Alert, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

interface OnlySomeProps {
  readonly text: string;
  readonly isEmpty: boolean;
  /** Where all of them are. */
  readonly to: string;
}

/** Points out that only some of a student's bills are shown, and links to all of them. */
export const OnlySome = ({ text, isEmpty, to }: OnlySomeProps) => {
  const translate = useTranslate();
  return (
    <Alert
      severity={isEmpty ? 'warning' : 'info'}
      sx={{ mb: 2, displayPrint: 'none' }}
      action={
        <Button component={Link} to={to} color="inherit" size="small">
          {translate('fees.one.all')}
        </Button>
      }
    >
      {text}
    </Alert>
  );
};
