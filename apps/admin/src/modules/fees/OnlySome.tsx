import { Alert, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

interface OnlySomeProps {
  readonly text: string;
  readonly isEmpty: boolean;
  /** Where all of them are. */
  readonly to: string;
}

/** Says that only some bills of a student are shown, and leads to all of them. */
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
