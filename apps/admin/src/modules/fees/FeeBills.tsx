import type { StatementFee } from '@school/domain';
import { Box, Chip, Paper, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import { formatDate } from '../../engine/field/date/date-format.ts';
import { Empty } from '../../engine/own-screen/Empty.tsx';
import { formatMoney } from '../../engine/field/number/number-format.ts';

const tones = { UNPAID: 'warning', PARTIAL: 'info', PAID: 'success' } as const;
const row = { display: 'flex', justifyContent: 'space-between', gap: 2, flexWrap: 'wrap' } as const;
const figure = { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' } as const;

interface FeeBillsProps {
  readonly fees: readonly StatementFee[];
  /** Next to the heading of a bill. */
  readonly renderPay?: (fee: StatementFee) => ReactNode;
  readonly showsLines?: boolean;
}

/** A student's bills, what was paid on each and what remains. */
export const FeeBills = ({ fees, renderPay, showsLines = false }: FeeBillsProps) => {
  const translate = useTranslate();
  if (fees.length === 0) return <Empty text={translate('fees.noBills')} />;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
      {fees.map((fee) => (
        <Paper key={fee.id} component="li" variant="outlined" sx={{ p: 2 }}>
          <Box sx={{ ...row, alignItems: 'center' }}>
            <Box sx={{ minWidth: 0, flex: '1 1 220px' }}>
              <Typography variant="subtitle1" component="h3" sx={{ overflowWrap: 'anywhere' }}>
                {fee.collection}
              </Typography>
              <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
                <Chip
                  size="small"
                  label={translate(`fees.status.${fee.status}`)}
                  color={tones[fee.status as keyof typeof tones] ?? 'default'}
                  variant="outlined"
                />
                <Typography variant="body2" color={fee.isLate ? 'error' : 'textSecondary'}>
                  {translate(fee.isLate ? 'fees.late' : 'fees.dueOn', {
                    date: formatDate(fee.dueDate),
                  })}
                </Typography>
              </Box>
            </Box>
            <Box sx={{ textAlign: 'end', ml: 'auto' }}>
              <Typography sx={{ ...figure, fontWeight: 600 }}>{formatMoney(fee.due)}</Typography>
              <Typography variant="body2" color="textSecondary" sx={figure}>
                {translate('fees.ofWhich', {
                  paid: formatMoney(fee.paid),
                  payable: formatMoney(fee.charged),
                })}
              </Typography>
              {fee.refunded === '0.00' ? null : (
                <Typography variant="body2" color="textSecondary" sx={figure}>
                  {translate('fees.refunded', { amount: formatMoney(fee.refunded) })}
                </Typography>
              )}
              {fee.fine === '0.00' ? null : (
                <Typography variant="body2" color="error" sx={figure}>
                  {translate('fees.withFine', { fine: formatMoney(fee.fine) })}
                </Typography>
              )}
            </Box>
            {renderPay?.(fee)}
          </Box>
          {showsLines ? (
            <Box component="dl" sx={{ m: 0, mt: 1.5, pt: 1, borderTop: 1, borderColor: 'divider' }}>
              {fee.lines.map((line) => (
                <Box key={line.id} sx={row}>
                  <Typography component="dt" variant="body2">
                    {line.name}
                    {line.discount === '0.00'
                      ? ''
                      : ` (${translate('fees.discounted', { amount: formatMoney(line.discount) })})`}
                  </Typography>
                  <Typography component="dd" variant="body2" sx={{ m: 0, ...figure }}>
                    {formatMoney(line.total)}
                  </Typography>
                </Box>
              ))}
              {fee.fineTotal === '0.00' ? null : (
                <Box sx={row}>
                  <Typography component="dt" variant="body2" color="error">
                    {translate('fees.fine')}
                  </Typography>
                  <Typography component="dd" variant="body2" color="error" sx={{ m: 0, ...figure }}>
                    {formatMoney(fee.fineTotal)}
                  </Typography>
                </Box>
              )}
            </Box>
          ) : null}
        </Paper>
      ))}
    </Box>
  );
};
