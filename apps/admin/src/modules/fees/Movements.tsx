import type { AdvanceStatement } from '@school/domain';
import Print from '@mui/icons-material/Print';
import { Box, IconButton, Paper, Tooltip, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { formatMoney } from '../../engine/field/number/number-format.ts';
import { formatDate } from '../../engine/field/date/date-format.ts';
import { useReceipt } from './use-receipt.ts';

const figure = { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums', textAlign: 'end' } as const;

/** Movements of an advance, newest first, each with the remaining balance. */
export const Movements = ({ statement }: { readonly statement: AdvanceStatement }) => {
  const translate = useTranslate();
  const print = useReceipt(statement.printer.paper);
  return (
    <Box component="section">
      <Typography variant="h6" component="h2" sx={{ mb: 1 }}>
        {translate('fees.advance.movements')}
      </Typography>
      {statement.movements.length === 0 ? (
        <Typography color="textSecondary">{translate('fees.advance.none')}</Typography>
      ) : (
        <Paper variant="outlined" component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {statement.movements.map(
            ({ id, date, kind, amount, left, number, receipt, category, note, status }) => (
              <Box
                key={id}
                component="li"
                sx={{
                  display: 'flex',
                  alignItems: 'center',
                  gap: 2,
                  px: 2,
                  py: 1,
                  borderBottom: 1,
                  borderColor: 'divider',
                }}
              >
                <Box sx={{ flex: 1, minWidth: 0 }}>
                  <Typography variant="body2" sx={{ fontWeight: 600 }}>
                    {translate(`fees.advance.kind.${kind}`)}
                    {status === 'REVERSED' && kind !== 'REVERSAL' ? ` – ${translate('fees.cancelled')}` : ''}
                  </Typography>
                  <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                    {[formatDate(date), number, category, note].filter(Boolean).join(' · ')}
                  </Typography>
                </Box>
                <Box>
                  <Typography sx={figure}>{formatMoney(amount)}</Typography>
                  <Typography variant="body2" color="textSecondary" sx={figure}>
                    {translate('fees.advance.leftAfter', { amount: formatMoney(left) })}
                  </Typography>
                </Box>
                {receipt === null ? (
                  <Box sx={{ width: 40 }} />
                ) : (
                  <Tooltip title={translate('fees.print', { number: number ?? '' })}>
                    <IconButton
                      aria-label={translate('fees.print', { number: number ?? '' })}
                      onClick={() => print(receipt, number ?? '')}
                    >
                      <Print />
                    </IconButton>
                  </Tooltip>
                )}
              </Box>
            ),
          )}
        </Paper>
      )}
    </Box>
  );
};
