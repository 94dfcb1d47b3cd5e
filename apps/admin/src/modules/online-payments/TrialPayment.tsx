import { Alert, Box, Button, Paper, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useNavigate, useParams } from 'react-router-dom';
import { formatMoney } from '../../engine/field/number/number-format.ts';
import { FormSkeleton } from '../../engine/form/FormSkeleton.tsx';
import { LoadProblem } from '../../engine/own-screen/LoadProblem.tsx';
import { useWrite } from '../../engine/own-screen/use-write.ts';
import { PageHeader } from '../../engine/page/PageHeader.tsx';
import { usePaymentStatus } from './use-payment-status.ts';

/** The page of the trial gateway: it takes the place of a real gateway's page, and no money moves. */
export const TrialPayment = () => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { reference = '' } = useParams();
  const { data, problem, retry } = usePaymentStatus(reference);
  const { busy, write } = useWrite();
  if (problem) return <LoadProblem text={problem} onRetry={retry} />;
  if (!data) return <FormSkeleton />;
  const result = `/online_payments/result/${reference}`;
  const decide = async (outcome: 'PAID' | 'FAILED'): Promise<void> => {
    const path = `/finance/v1/onlinePayment/${reference}/trial`;
    const done = await write({ path, body: { outcome }, fallback: 'payments.fail.trial' });
    if (done) await navigate(result, { replace: true });
  };
  return (
    <>
      <PageHeader title={translate('payments.trialPage')} under={data.name} />
      <Paper variant="outlined" sx={{ p: 2, maxWidth: 480 }}>
        <Alert severity="warning">{translate('payments.trial')}</Alert>
        <Typography sx={{ mt: 2 }}>{data.bills.join(', ')}</Typography>
        <Typography variant="h4" component="p" sx={{ my: 2, fontVariantNumeric: 'tabular-nums' }}>
          {formatMoney(data.amount)}
        </Typography>
        <Box sx={{ display: 'grid', gap: 1 }}>
          <Button variant="contained" size="large" disabled={busy} onClick={() => void decide('PAID')}>
            {translate('payments.trialPay')}
          </Button>
          <Button variant="outlined" disabled={busy} onClick={() => void decide('FAILED')}>
            {translate('payments.trialRefuse')}
          </Button>
          <Button disabled={busy} onClick={() => void navigate(result)}>
            {translate('payments.trialBack')}
          </Button>
        </Box>
      </Paper>
    </>
  );
};
