import type { FeeStatement } from '@school/domain';
import Print from '@mui/icons-material/Print';
import { Box, IconButton, Paper, Tooltip, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { formatDate } from '../../engine/field/date/date-format.ts';
import { formatMoney } from '../../engine/field/number/number-format.ts';
import { useReceipt } from './use-receipt.ts';

/** What was paid, newest first, each with its receipt document. */
export const FeeReceipts = ({ statement }: { readonly statement: FeeStatement }) => {
  const translate = useTranslate();
  const print = useReceipt(statement.printer.paper);
  return (
    <Box component="section" sx={{ mt: 3 }}>
      <Typography variant="h6" component="h2" sx={{ mb: 1 }}>
        {translate('fees.receipts')}
      </Typography>
      {statement.receipts.length === 0 ? (
        <Typography color="textSecondary">{translate('fees.noReceipts')}</Typography>
      ) : (
        <Paper variant="outlined" component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {statement.receipts.map((receipt) => (
            <Box
              key={receipt.id}
              component="li"
              sx={{
                display: 'flex',
                alignItems: 'center',
                gap: 2,
                px: 2,
                py: 1,
                borderTop: 1,
                borderColor: 'divider',
              }}
            >
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Typography variant="body2" sx={{ fontWeight: 600 }}>
                  {receipt.number}
                  {receipt.status === 'CANCELLED' ? ` – ${translate('fees.cancelled')}` : ''}
                </Typography>
                <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                  {[formatDate(receipt.date), receipt.fees].filter(Boolean).join(' · ')}
                </Typography>
              </Box>
              <Typography sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
                {formatMoney(receipt.total)}
              </Typography>
              <Tooltip title={translate('fees.print', { number: receipt.number })}>
                <IconButton
                  aria-label={translate('fees.print', { number: receipt.number })}
                  onClick={() => print(receipt.id, receipt.number)}
                >
                  <Print />
                </IconButton>
              </Tooltip>
            </Box>
          ))}
        </Paper>
      )}
    </Box>
  );
};
