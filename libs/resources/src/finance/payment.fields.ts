import { f, isOneOf } from '@school/kernel';

export const paymentModes = {
  CASH: 'Cash',
  CHEQUE: 'Cheque',
  DD: 'Demand draft',
  BANK_TRANSFER: 'Bank transfer',
  ONLINE: 'Online',
  CARD: 'Card',
  OTHERS: 'Other',
} as const;

/** Means of payment as posted: advances included. */
export const bookedModes = { ...paymentModes, WALLET: 'Advance' } as const;

/** Means of payment as entered. */
export const paymentFields = {
  paymentMode: f.choice(paymentModes, { label: 'Paid by', required: true, default: 'CASH', index: true }),
  referenceNo: f.text({
    label: 'Reference number',
    max: 40,
    search: true,
    help: 'Cheque or transfer number',
  }),
  bankName: f.text({ label: 'Bank', max: 80 }),
} as const;

const onPaper = isOneOf('paymentMode', ['CHEQUE', 'DD']);
/** A cheque is identified by its number and its bank, an online payment by its number. */
export const paymentConditions = {
  referenceNo: { required: isOneOf('paymentMode', ['CHEQUE', 'DD', 'ONLINE']) },
  bankName: { visible: onPaper, required: onPaper },
} as const;
