import ArrowForward from '@mui/icons-material/ArrowForward';
import CheckCircle from '@mui/icons-material/CheckCircle';
import Print from '@mui/icons-material/Print';
import { Box, Button, Paper, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { compareMoney } from '@school/domain';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { formatMoney } from '../../engine/field/number/number-format.ts';
import { Facts } from '../../engine/own-screen/Facts.tsx';

/** A receipt that has just been booked. */
export interface BookedReceipt {
  readonly id: number;
  readonly number: string;
}
/** What was taken at the counter. */
export interface Payment {
  readonly receipts: readonly BookedReceipt[];
  readonly amount: string;
  /** The change given on the cash tendered. */
  readonly change: string;
}

interface PaidPanelProps {
  readonly payment: Payment;
  /** Where to look for the next student. */
  readonly next: string;
  readonly onPrint: (receipt: BookedReceipt) => void;
  /** Takes a further payment of the same student; absent where nothing is left to pay. */
  readonly onMore?: (() => void) | undefined;
}

/** The end of a payment: what was booked, what change is given, and on to the next student. */
export const PaidPanel = ({ payment, next, onPrint, onMore }: PaidPanelProps) => {
  const translate = useTranslate();
  const { receipts, amount, change } = payment;
  const onward = useRef<HTMLAnchorElement>(null);
  useEffect(() => onward.current?.focus(), []);
  const hasChange = compareMoney(change, '0.00') > 0;
  return (
    <Paper variant="outlined" component="section" aria-labelledby="paid-title" sx={{ p: 2, mb: 3 }}>
      <Box role="status" sx={{ display: 'flex', gap: 1, alignItems: 'center', mb: 1 }}>
        <CheckCircle color="success" />
        <Typography id="paid-title" variant="h6" component="h2">
          {translate('fees.pay.done', { amount: formatMoney(amount) })}
        </Typography>
      </Box>
      <Facts
        facts={[
          {
            label: translate('fees.paid.receipts', { smart_count: receipts.length }),
            value: receipts.map(({ number }) => number).join(', '),
          },
          ...(hasChange ? [{ label: translate('fees.paid.change'), value: formatMoney(change) }] : []),
        ]}
      />
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <Button component={Link} ref={onward} to={next} variant="contained" endIcon={<ArrowForward />}>
          {translate('fees.paid.next')}
        </Button>
        {receipts.map((receipt) => (
          <Button key={receipt.id} variant="outlined" startIcon={<Print />} onClick={() => onPrint(receipt)}>
            {receipts.length === 1
              ? translate('fees.paid.printAgain')
              : translate('fees.print', { number: receipt.number })}
          </Button>
        ))}
        {onMore ? <Button onClick={onMore}>{translate('fees.paid.more')}</Button> : null}
      </Box>
    </Paper>
  );
};
