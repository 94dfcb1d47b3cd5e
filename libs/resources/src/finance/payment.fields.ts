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

/** How money was paid, as it is booked: also with what was paid ahead. */
export const bookedModes = { ...paymentModes, WALLET: 'Advance' } as const;

/** How money was paid, as it is typed. */
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
/** A cheque is known by its number and its bank, a payment on the net by its number. */
export const paymentConditions = {
  referenceNo: { required: isOneOf('paymentMode', ['CHEQUE', 'DD', 'ONLINE']) },
  bankName: { visible: onPaper, required: onPaper },
} as const;
