import { Box, Button, MenuItem, Paper, TextField, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { compareMoney, type FeeToRefund } from '@school/domain';
import { useState, type FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { useEnvironment } from '../../engine/environment/environment.ts';
import { formatDate } from '../../engine/field/date/date-format.ts';
import { formatMoney, formatTyped } from '../../engine/field/number/number-format.ts';
import { useToast } from '../../engine/feedback/use-toast.ts';
import { useWrite } from '../../engine/own-screen/use-write.ts';
import { AmountField } from './AmountField.tsx';
import { MeansFields } from './MeansFields.tsx';
import { typedAmount } from './typed-amount.ts';
import { useMeans } from './use-means.ts';

const RefundForm = ({ fee }: { readonly fee: FeeToRefund }) => {
  const translate = useTranslate();
  const toast = useToast();
  const { busy, write } = useWrite();
  const { locale } = useEnvironment().context;
  const means = useMeans();
  const [chosen, setChosen] = useState(fee.rules[0]?.id);
  const rule = fee.rules.find(({ id }) => id === chosen);
  const [text, setText] = useState(() => formatTyped(rule?.most ?? '', locale, 2));
  const [reason, setReason] = useState('');
  const amount = typedAmount(text, locale);
  const isGiven = amount !== undefined && compareMoney(amount, '0.00') > 0;
  const isReady = isGiven && rule !== undefined && compareMoney(amount, rule.most) <= 0;
  const choose = (id: number): void => {
    setChosen(id);
    setText(formatTyped(fee.rules.find((one) => one.id === id)?.most ?? '', locale, 2));
  };
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!isReady || busy) return;
    const body = { studentFee: fee.id, rule: rule.id, amount, reason: reason.trim(), ...means.body };
    const saved = await write<object>({
      path: '/finance/v1/feesRefund/save',
      body,
      fallback: 'fees.fail.refund',
    });
    if (saved) toast.success('fees.refund.saved', { amount: formatMoney(amount) });
  };
  return (
    <Box
      component="form"
      onSubmit={(event) => void save(event)}
      sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'flex-start', mt: 2 }}
    >
      <TextField
        select
        label={translate('fees.refund.rule')}
        value={chosen}
        onChange={(event) => choose(Number(event.target.value))}
        size="small"
        helperText={rule ? translate('fees.refund.until', { date: formatDate(rule.validUntil) }) : ' '}
        sx={{ width: { xs: '100%', sm: 240 } }}
      >
        {fee.rules.map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <AmountField text={text} onText={setText} most={rule?.most} />
      <MeansFields means={means} takesAdvance />
      <TextField
        label={translate('fees.refund.reason')}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        required
        size="small"
        slotProps={{ htmlInput: { minLength: 5, maxLength: 250 } }}
        sx={{ width: { xs: '100%', sm: 300 } }}
      />
      <Button type="submit" variant="contained" loading={busy} disabled={!isReady}>
        {translate('fees.refund.give')}
      </Button>
    </Box>
  );
};

/** A fee that has been paid in part or full: how much was paid, how much was refunded, and the way to refund more. */
export const RefundFee = ({ fee }: { readonly fee: FeeToRefund }) => {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const isLeft = compareMoney(fee.refundable, '0.00') > 0;
  return (
    <Paper component="li" variant="outlined" sx={{ p: 2 }}>
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
        <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
          <Typography variant="subtitle1" component="h2" sx={{ overflowWrap: 'anywhere' }}>
            {fee.label}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {translate('fees.refund.paid', {
              paid: formatMoney(fee.paid),
              refunded: formatMoney(fee.refunded),
            })}
          </Typography>
        </Box>
        <Typography sx={{ fontWeight: 600, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
          {translate('fees.refund.left', { amount: formatMoney(fee.refundable) })}
        </Typography>
        {isLeft && fee.rules.length > 0 && !open ? (
          <Button variant="outlined" onClick={() => setOpen(true)}>
            {translate('fees.refund.start')}
          </Button>
        ) : null}
      </Box>
      {isLeft && fee.rules.length === 0 ? (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {`${translate('fees.refund.noRule')} `}
          <Link to="/finance/view_refund_rules">{translate('fees.refund.rules')}</Link>
        </Typography>
      ) : null}
      {open ? <RefundForm fee={fee} /> : null}
    </Paper>
  );
};
