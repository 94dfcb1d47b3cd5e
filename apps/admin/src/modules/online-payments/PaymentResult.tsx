import Print from '@mui/icons-material/Print';
import { Alert, AlertTitle, Box, Button, CircularProgress } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import { formatMoney } from '../../engine/field/number/number-format.ts';
import { FormSkeleton } from '../../engine/form/FormSkeleton.tsx';
import { LoadProblem } from '../../engine/own-screen/LoadProblem.tsx';
import { PageHeader } from '../../engine/page/PageHeader.tsx';
import { useReceipt } from '../fees/use-receipt.ts';
import { useGateway } from './use-gateway.ts';
import { usePaymentStatus, type PaymentStatus } from './use-payment-status.ts';

const tones = {
  PAID: 'success',
  FAILED: 'error',
  EXPIRED: 'warning',
  MISMATCH: 'warning',
  REVIEW: 'warning',
  REFUNDING: 'info',
  REFUNDED: 'info',
} as const;

const isOpen = ({ status }: PaymentStatus): boolean => status === 'OPEN' || status === 'BEGUN';

const Receipts = ({ payment }: { readonly payment: PaymentStatus }) => {
  const translate = useTranslate();
  const print = useReceipt(undefined);
  return payment.receipts.map(({ id, number }) => (
    <Button key={id} variant="contained" startIcon={<Print />} onClick={() => print(id, number)}>
      {translate('payments.receipt', { number })}
    </Button>
  ));
};

const WaysOn = ({ payment }: { readonly payment: PaymentStatus }) => {
  const translate = useTranslate();
  const { busy, goOn } = useGateway();
  const canTryAgain = payment.status === 'FAILED' || payment.status === 'EXPIRED';
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', mt: 2 }}>
      {payment.status === 'PAID' ? <Receipts payment={payment} /> : null}
      {isOpen(payment) ? (
        <Button variant="contained" disabled={busy} onClick={() => void goOn(payment.id)}>
          {translate('payments.goOn')}
        </Button>
      ) : null}
      {canTryAgain ? (
        <Button variant="contained" component={Link} to={`/online_payments/pay/${payment.student}`}>
          {translate('payments.again')}
        </Button>
      ) : null}
      <Button component={Link} to="/dashboard">
        {translate('payments.home')}
      </Button>
    </Box>
  );
};

/** The outcome of a payment: the page gateways return to. What it states comes from the server, never from its address. */
export const PaymentResult = () => {
  const translate = useTranslate();
  const { reference = '' } = useParams();
  const { data, problem, retry } = usePaymentStatus(reference, true);
  if (problem) return <LoadProblem text={problem} onRetry={retry} />;
  if (!data) return <FormSkeleton />;
  const amount = formatMoney(data.amount);
  return (
    <>
      <PageHeader title={data.name} under={data.bills.join(', ')} />
      <Alert
        severity={tones[data.status as keyof typeof tones] ?? 'info'}
        icon={isOpen(data) ? <CircularProgress size={20} /> : undefined}
        sx={{ maxWidth: 560 }}
      >
        <AlertTitle>{translate(`payments.title.${data.status}`, { amount })}</AlertTitle>
        {translate(`payments.text.${data.status}`)}
        {data.reason ? ` ${data.reason}` : ''}
      </Alert>
      <WaysOn payment={data} />
    </>
  );
};
