import { Box, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { phrase } from '../../../engine/own-screen/phrase.ts';

interface MarkAllProps {
  /** How many are selected. */
  readonly marked: number;
  readonly onMarkAll: (all: boolean) => void;
}

/** Selects everyone, or nobody. */
export const MarkAll = ({ marked, onMarkAll }: MarkAllProps) => {
  const translate = useTranslate();
  return (
    <>
      <Button size="small" onClick={() => onMarkAll(true)}>
        <Box component="span" sx={phrase}>
          {translate('payroll.all.selectAll')}
        </Box>
      </Button>
      <Button size="small" onClick={() => onMarkAll(false)} disabled={marked === 0}>
        {translate('payroll.all.clearAll')}
      </Button>
    </>
  );
};
