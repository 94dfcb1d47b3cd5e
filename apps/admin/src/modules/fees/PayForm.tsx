import { Box, Button, Paper, TextField, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { compareMoney, pour, sumMoney } from '@school/domain';
import { useState, type FormEvent } from 'react';
import { useEnvironment } from '../../engine/environment/environment.ts';
import { AmountWords } from '../../engine/field/money/AmountWords.tsx';
import { formatMoney, formatTyped } from '../../engine/field/number/number-format.ts';
import { useToast } from '../../engine/feedback/use-toast.ts';
import { useWrite } from '../../engine/own-screen/use-write.ts';
import { MeansFields } from './MeansFields.tsx';
import type { FeeStatement } from './statement.ts';
import { typedAmount } from './typed-amount.ts';
import { useMeans } from './use-means.ts';
import { useReceipt } from './use-receipt.ts';

interface Paid {
  readonly id: number;
  readonly number: string;
  readonly total: string;
}

/** One amount, poured into the fees in the order in which they are due; Enter saves it and hands out the receipt. */
export const PayForm = ({ statement }: { readonly statement: FeeStatement }) => {
  const translate = useTranslate();
  const toast = useToast();
  const { busy, write } = useWrite();
  const print = useReceipt(statement.printer.paper);
  const { locale } = useEnvironment().context;
  const [text, setText] = useState(() => formatTyped(statement.due, locale, 2));
  const means = useMeans();
  const hasAdvance = compareMoney(statement.advance, '0.00') > 0;
  const isLess = means.mode === 'WALLET' && compareMoney(statement.advance, statement.due) < 0;
  const most = isLess ? statement.advance : statement.due;
  const open = statement.fees.filter(({ due }) => compareMoney(due, '0.00') > 0);
  const amount = typedAmount(text, locale);
  const isTooMuch = amount !== undefined && compareMoney(amount, most) > 0;
  const parts =
    amount === undefined || isTooMuch ? [] : pour(amount, open).filter((part) => part.amount !== '0.00');
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (parts.length === 0 || busy) return;
    const body = {
      ...means.body,
      items: parts.map((part) => ({ studentFee: part.id, amount: part.amount })),
    };
    const path = `/finance/v1/studentFee/student/${statement.student.id}/pay`;
    const receipts = await write<readonly Paid[]>({ path, body, fallback: 'fees.fail.pay' });
    if (!receipts) return;
    const total = sumMoney(receipts.map((receipt) => receipt.total));
    toast.success('fees.pay.done', { amount: formatMoney(total) });
    if (statement.printer.autoPrint) for (const { id, number } of receipts) print(id, number);
  };
  return (
    <Paper variant="outlined" component="form" onSubmit={(event) => void save(event)} sx={{ p: 2, mb: 3 }}>
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'flex-start' }}>
        <TextField
          label={translate('fees.pay.amount')}
          value={text}
          onChange={(event) => setText(event.target.value)}
          error={isTooMuch || amount === undefined}
          helperText={
            amount === undefined ? (
              translate('fees.pay.notAmount')
            ) : isTooMuch ? (
              translate('fees.pay.tooMuch', { due: formatMoney(most) })
            ) : (
              <AmountWords amount={amount} />
            )
          }
          autoFocus
          onFocus={(event) => event.target.select()}
          size="small"
          slotProps={{ htmlInput: { inputMode: 'decimal', style: { textAlign: 'right' } } }}
          sx={{ width: { xs: '100%', sm: 240 } }}
        />
        <MeansFields means={means} takesAdvance={hasAdvance} />
        <Button type="submit" variant="contained" loading={busy} disabled={parts.length === 0}>
          {translate('fees.pay.save')}
        </Button>
      </Box>
      <Box component="ul" aria-label={translate('fees.pay.parts')} sx={{ m: 0, pl: 2.5 }}>
        {parts.map((part) => (
          <Typography key={part.id} component="li" variant="body2">
            {`${open.find(({ id }) => id === part.id)?.collection ?? ''}: ${formatMoney(part.amount)}`}
          </Typography>
        ))}
      </Box>
    </Paper>
  );
};
