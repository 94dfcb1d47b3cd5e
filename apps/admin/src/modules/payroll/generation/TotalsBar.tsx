import { Box, Typography } from '@mui/material';
import type { PayTotals } from '@school/domain';
import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import { MoneyCell } from '../../../engine/field/money/MoneyCell.tsx';
import { NetBadge } from '../parts/NetBadge.tsx';
import { useClearance } from '../../../engine/page/use-clearance.ts';
import { phrase } from '../../../engine/own-screen/phrase.ts';

/** The three totals and the actions on them; stays at the bottom of the screen. */
export const TotalsBar = ({
  totals,
  children,
}: {
  readonly totals: PayTotals | undefined;
  readonly children: ReactNode;
}) => {
  const translate = useTranslate();
  return (
    <Box
      ref={useClearance('bottom')}
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 2,
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 3,
        rowGap: 1,
        alignItems: 'center',
        py: 1.5,
        mt: 2,
        bgcolor: 'background.default',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Typography variant="body2" component="div" sx={phrase}>
        {translate('payroll.column.earningsTotal')}:{' '}
        {totals ? <MoneyCell value={totals.earningsTotal} /> : '–'}
      </Typography>
      <Typography variant="body2" component="div" sx={phrase}>
        {translate('payroll.column.deductionsTotal')}:{' '}
        {totals ? <MoneyCell value={totals.deductionsTotal} /> : '–'}
      </Typography>
      <Typography variant="body2" component="div" role="status">
        {translate('payroll.column.netPay')}: {totals ? <NetBadge amount={totals.netPay} /> : '–'}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ml: { sm: 'auto' } }}>{children}</Box>
    </Box>
  );
};
