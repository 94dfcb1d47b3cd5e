import { Box, Button, MenuItem, Paper, TextField, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { compareMoney, type AdvanceStatement } from '@school/domain';
import { formatMoney } from '../../engine/field/number/number-format.ts';
import { useState, type FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { useEnvironment } from '../../engine/environment/environment.ts';
import { useToast } from '../../engine/feedback/use-toast.ts';
import { useWrite } from '../../engine/own-screen/use-write.ts';
import { AmountField } from './AmountField.tsx';
import { MeansFields } from './MeansFields.tsx';
import { typedAmount } from './typed-amount.ts';
import { useMeans } from './use-means.ts';
import { useReceipt } from './use-receipt.ts';

interface Taken {
  readonly receipt: number | null;
  readonly number: string | null;
}

/** Takes an advance payment; Enter saves it and hands out the receipt. */
export const TakeAdvance = ({ statement }: { readonly statement: AdvanceStatement }) => {
  const translate = useTranslate();
  const toast = useToast();
  const { busy, write } = useWrite();
  const print = useReceipt(statement.printer.paper);
  const { locale } = useEnvironment().context;
  const { categories, student } = statement;
  const [text, setText] = useState('');
  const [category, setCategory] = useState(categories[0]?.id);
  const means = useMeans();
  const amount = typedAmount(text, locale);
  const isReady = amount !== undefined && compareMoney(amount, '0.00') > 0;
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!isReady || busy) return;
    const body = { student: student.id, category, amount, ...means.body };
    const path = '/finance/v1/walletTransactions/save';
    const taken = await write<Taken>({ path, body, fallback: 'fees.fail.pay' });
    if (!taken) return;
    toast.success('fees.pay.done', { amount: formatMoney(amount) });
    if (statement.printer.autoPrint && taken.receipt !== null) print(taken.receipt, taken.number ?? '');
  };
  if (categories.length === 0) {
    return (
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {`${translate('fees.advance.noCategory')} `}
        <Link to="/advance_payment_fees/advance_fee_categories_list">
          {translate('fees.advance.categories')}
        </Link>
      </Typography>
    );
  }
  return (
    <Paper variant="outlined" component="form" onSubmit={(event) => void save(event)} sx={{ p: 2, mb: 3 }}>
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'flex-start' }}>
        <AmountField text={text} onText={setText} focused />
        <TextField
          select
          label={translate('fees.advance.category')}
          value={category}
          onChange={(event) => setCategory(Number(event.target.value))}
          size="small"
          sx={{ width: { xs: '100%', sm: 220 } }}
        >
          {categories.map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <MeansFields means={means} />
        <Button type="submit" variant="contained" loading={busy} disabled={!isReady}>
          {translate('fees.pay.save')}
        </Button>
      </Box>
    </Paper>
  );
};
