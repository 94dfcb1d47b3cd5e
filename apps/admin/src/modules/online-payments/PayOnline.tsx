import { Alert, Box, Button, Checkbox, FormControlLabel, Paper, TextField, Typography } from '@mui/material';
import { compareMoney, sumMoney } from '@school/domain';
import type { AnswerFrom } from '@school/kernel';
import type { payableBills } from '@school/resources';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useEnvironment } from '../../engine/environment/environment.ts';
import { formatDate } from '../../engine/field/date/date-format.ts';
import { formatMoney } from '../../engine/field/number/number-format.ts';
import { FormSkeleton } from '../../engine/form/FormSkeleton.tsx';
import { Empty } from '../../engine/own-screen/Empty.tsx';
import { LoadProblem } from '../../engine/own-screen/LoadProblem.tsx';
import { useLoad } from '../../engine/own-screen/use-load.ts';
import { PageHeader } from '../../engine/page/PageHeader.tsx';
import { typedAmount } from '../fees/typed-amount.ts';
import { useGateway } from './use-gateway.ts';

type Payable = AnswerFrom<typeof payableBills>;
type Bill = Payable['bills'][number];

interface BillTickProps {
  readonly bill: Bill;
  readonly isChosen: boolean;
  readonly onChange: () => void;
}

const BillTick = ({ bill, isChosen, onChange }: BillTickProps) => {
  const translate = useTranslate();
  return (
    <Paper
      variant="outlined"
      component="li"
      sx={{ px: 1.5, py: 0.5, display: 'flex', alignItems: 'center', gap: 1 }}
    >
      <FormControlLabel
        sx={{ flex: 1, minWidth: 0, mr: 0 }}
        control={<Checkbox checked={isChosen} onChange={onChange} />}
        label={
          <Box sx={{ py: 0.5 }}>
            <Typography sx={{ overflowWrap: 'anywhere' }}>{bill.name}</Typography>
            <Typography variant="body2" color={bill.isLate ? 'error' : 'textSecondary'}>
              {translate(bill.isLate ? 'payments.late' : 'payments.dueOn', {
                date: formatDate(bill.dueDate),
              })}
              {bill.fine === '0.00'
                ? ''
                : ` · ${translate('payments.fine', { fine: formatMoney(bill.fine) })}`}
            </Typography>
          </Box>
        }
      />
      <Typography sx={{ whiteSpace: 'nowrap', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
        {formatMoney(bill.due)}
      </Typography>
    </Paper>
  );
};

/** The bills to pay and one button; anyone paying everything needs to touch nothing else. */
const PayForm = ({ payable, student }: { readonly payable: Payable; readonly student: number }) => {
  const translate = useTranslate();
  const { locale } = useEnvironment().context;
  const { busy, pay } = useGateway();
  const [left, setLeft] = useState<readonly number[]>([]);
  const [text, setText] = useState('');
  const chosen = payable.bills.filter(({ id }) => !left.includes(id));
  const due = sumMoney(chosen.map((bill) => bill.due));
  const typed = text.trim() === '' ? undefined : typedAmount(text, locale);
  const isWrong =
    text.trim() !== '' &&
    (typed === undefined || compareMoney(typed, '0.00') <= 0 || compareMoney(typed, due) > 0);
  const toggle = (id: number): void =>
    setLeft(left.includes(id) ? left.filter((one) => one !== id) : [...left, id]);
  return (
    <Box
      component="form"
      noValidate
      sx={{ maxWidth: 560 }}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isWrong)
          void pay({ student, bills: chosen.map(({ id }) => id), ...(typed ? { amount: typed } : {}) });
      }}
    >
      {payable.isTrial ? (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {translate('payments.trial')}
        </Alert>
      ) : null}
      {payable.note ? (
        <Alert severity="info" sx={{ mb: 2 }}>
          {payable.note}
        </Alert>
      ) : null}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mb: 2, p: 0, display: 'grid', gap: 1 }}>
        {payable.bills.map((bill) => (
          <BillTick
            key={bill.id}
            bill={bill}
            isChosen={!left.includes(bill.id)}
            onChange={() => toggle(bill.id)}
          />
        ))}
      </Box>
      {payable.mayPayInPart ? (
        <TextField
          label={translate('payments.part')}
          value={text}
          onChange={({ target }) => setText(target.value)}
          error={isWrong}
          helperText={
            isWrong ? translate('payments.atMost', { due: formatMoney(due) }) : translate('payments.partHint')
          }
          slotProps={{ htmlInput: { inputMode: 'decimal' } }}
          fullWidth
          sx={{ mb: 2 }}
        />
      ) : null}
      <Button
        type="submit"
        variant="contained"
        size="large"
        fullWidth
        disabled={busy || chosen.length === 0 || isWrong}
      >
        {translate('payments.pay', { amount: formatMoney(typed && !isWrong ? typed : due) })}
      </Button>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1, textAlign: 'center' }}>
        {translate('payments.through', { name: payable.through ?? '' })}
      </Typography>
    </Box>
  );
};

/** What a family can pay for a child, and the link to the gateway. */
export const PayOnline = () => {
  const translate = useTranslate();
  const { id } = useParams();
  const { data, problem, retry } = useLoad<Payable>(
    `/finance/v1/onlinePayment/student/${id ?? ''}`,
    'payments.fail.load',
  );
  if (problem) return <LoadProblem text={problem} onRetry={retry} />;
  if (!data) return <FormSkeleton />;
  const isOff = !data.through;
  return (
    <>
      <PageHeader title={data.name} under={data.under} />
      {isOff ? <Alert severity="info">{translate('payments.off')}</Alert> : null}
      {!isOff && data.bills.length === 0 ? <Empty text={translate('payments.nothing')} /> : null}
      {!isOff && data.bills.length > 0 ? <PayForm payable={data} student={Number(id)} /> : null}
    </>
  );
};
