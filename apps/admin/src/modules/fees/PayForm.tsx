import { Box, Button, Paper, TextField, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { compareMoney, type FeeStatement } from '@school/domain';
import { formatMoney } from '../../engine/field/number/number-format.ts';
import { AmountField } from './AmountField.tsx';
import { MeansFields } from './MeansFields.tsx';
import type { Payment } from './PaidPanel.tsx';
import { usePayment } from './use-payment.ts';

interface PayFormProps {
  readonly statement: FeeStatement;
  readonly onPaid: (payment: Payment) => void;
}

/** One amount, distributed over the fees in order of their due dates; Enter books what was typed. */
export const PayForm = ({ statement, onPaid }: PayFormProps) => {
  const translate = useTranslate();
  const payment = usePayment(statement, onPaid);
  const { means, parts } = payment;
  const hasAdvance = compareMoney(statement.advance, '0.00') > 0;
  const hasChange = compareMoney(payment.change, '0.00') > 0;
  return (
    <Paper
      variant="outlined"
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        void payment.save();
      }}
      sx={{ p: 2, mb: 3 }}
    >
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'flex-start' }}>
        <AmountField text={payment.text} onText={payment.setText} most={payment.most} focused />
        <MeansFields means={means} takesAdvance={hasAdvance} />
        {means.mode === 'CASH' ? (
          <TextField
            label={translate('fees.pay.given')}
            value={payment.given}
            onChange={(event) => payment.setGiven(event.target.value)}
            error={payment.isShort}
            helperText={
              payment.isShort
                ? translate('fees.pay.short')
                : hasChange
                  ? translate('fees.pay.change', { amount: formatMoney(payment.change) })
                  : ' '
            }
            size="small"
            slotProps={{ htmlInput: { inputMode: 'decimal', style: { textAlign: 'right' } } }}
            sx={{ width: { xs: '100%', sm: 180 } }}
          />
        ) : null}
        <Button type="submit" variant="contained" loading={payment.busy} disabled={!payment.isReady}>
          {translate('fees.pay.save')}
        </Button>
        {payment.isEmpty ? (
          <Button onClick={payment.fillAll}>
            {translate('fees.pay.all', { amount: formatMoney(payment.most) })}
          </Button>
        ) : null}
      </Box>
      <Box component="ul" aria-label={translate('fees.pay.parts')} sx={{ m: 0, pl: 2.5 }}>
        {parts.map((part) => (
          <Typography key={part.id} component="li" variant="body2">
            {`${payment.nameOf(part.id)}: ${formatMoney(part.amount)}`}
          </Typography>
        ))}
      </Box>
    </Paper>
  );
};
