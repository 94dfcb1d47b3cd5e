import { add, defineResource, f, field, gte, lte } from '@school/kernel';

const readers = ['FinanceControl', 'FinanceReports'] as const;
const keepers = ['FinanceControl'] as const;
const kept = { level: 'basic', required: true, default: '0.00', min: '0' } as const;

/** One payment of a settlement, as given in the gateway's file; files are imported into this list. */
export const paymentSettlementRow = defineResource('paymentSettlementRow', {
  module: 'onlinePayments',
  label: ['Settlement payment', 'Settlement payments'],
  api: 'finance/v1/settlementRows',
  screens: { list: '/online_payments/settlement_rows', create: '/online_payments/settlement_rows/new' },
  noArchive: true,
  fields: {
    settlement: f.ref('paymentSettlement', { required: true, onDelete: 'cascade', index: true }),
    paidRef: f.text({
      label: 'Number at the gateway',
      required: true,
      max: 200,
      search: true,
      // Names used in the settlement files of gateways, Stripe's and PayFast's among them.
      aliases: ['Payment ID', 'Payment intent ID', 'PF payment ID', 'Transaction ID', 'Reference'],
    }),
    gross: f.money({
      level: 'basic',
      required: true,
      min: '0',
      aliases: ['Amount', 'Gross amount', 'Amount gross'],
    }),
    fee: f.money({
      label: 'Gateway fee',
      aliases: ['Fee', 'Fees', 'Commission', 'Charges', 'Amount fee'],
      ...kept,
    }),
    tax: f.money({ label: 'Tax on the fee', aliases: ['Tax', 'VAT', 'GST'], ...kept }),
    attempt: f.ref('paymentAttempt', { label: 'Payment', readOnly: true, named: true, noCopy: true }),
    differs: f.flag({ warns: true, readOnly: true, default: false, index: true, noCopy: true }),
    difference: f.choice(
      {
        UNKNOWN: 'No payment with this number',
        NOT_PAID: 'The payment is not booked as paid',
        AMOUNT: 'A different amount was booked',
      },
      { label: 'How it differs', readOnly: true, noCopy: true },
    ),
  },
  title: 'paidRef',
  subtitle: ['settlement'],
  unique: [{ fields: ['settlement', 'paidRef'] }],
  list: {
    columns: ['settlement', 'paidRef', 'gross', 'fee', 'tax', 'attempt', 'differs', 'difference'],
    sort: 'paidRef',
    filters: ['settlement', 'differs'],
    totals: ['gross', 'fee', 'tax'],
    views: [{ key: 'differing', label: 'Differing', filter: { differs: true } }],
  },
  checks: [
    {
      key: 'feeBelowGross',
      holds: lte(add(field('fee'), field('tax')), field('gross')),
      message: 'Fee and tax must not exceed the payment',
      field: 'fee',
    },
    { key: 'grossNotBelowZero', holds: gte(field('gross'), 0), message: 'Not below zero', field: 'gross' },
  ],
  sample: { gross: '12435.00', fee: '310.88', tax: '49.74' },
  access: { read: readers, create: keepers, update: keepers, delete: keepers },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    paymentSettlementRow: typeof paymentSettlementRow;
  }
}
