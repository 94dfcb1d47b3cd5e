import { Alert, Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import type { FeeStatement } from './statement.ts';

interface OnlyOneBillProps {
  readonly all: FeeStatement;
  readonly shown: FeeStatement;
  /** Where all of them are. */
  readonly to: string;
}

/** Says that the address has chosen one bill, and leads to all of the student. */
export const OnlyOneBill = ({ all, shown, to }: OnlyOneBillProps) => {
  const translate = useTranslate();
  if (shown === all) return null;
  const [bill] = shown.fees;
  return (
    <Alert
      severity={bill ? 'info' : 'warning'}
      sx={{ mb: 2, displayPrint: 'none' }}
      action={
        <Button component={Link} to={to} color="inherit" size="small">
          {translate('fees.one.all')}
        </Button>
      }
    >
      {bill ? translate('fees.one.only', { name: bill.collection }) : translate('fees.one.none')}
    </Alert>
  );
};
