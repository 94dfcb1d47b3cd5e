import { defineDocument, listToken, token } from '@school/kernel';

const row = { label: 'What was paid', amount: 'Its amount' };
const tokens = {
  number: token('Receipt number', 'REC/000120'),
  date: token('Date of payment', '2026-07-15'),
  mark: token('States that it is a duplicate or was cancelled; empty at first', ''),
  facts: listToken('Who paid, and how', { label: 'Caption', value: 'What stands beside it' }, [
    { label: 'Received from', value: 'Hamza Javed' },
    { label: 'Admission number', value: 'S0412' },
  ]),
  rows: listToken('What was paid', row, [{ label: 'Tuition', amount: '5,000.00' }]),
  total: token('Total paid', 'Rs 5,000.00'),
  words: token('The amount in words, if the layout shows it', 'Five Thousand Rupees Only'),
  tax: token('Tax included, if the tax settings say so', 'Rs 485.00'),
  taxNumber: token('Tax registration number of the school', '1234567-8'),
  left: token('What is left to pay, if the layout shows it', 'Rs 7,435.00'),
  header: token('Text above the figures', ''),
  footer: token('Text below the figures', ''),
  signature: token('Text below the signature', 'Cashier'),
} as const;
const access = ['FinanceControl', 'FeeSubmission', 'FinanceReports', 'STUDENT', 'PARENT'] as const;

/** The receipt of a payment, on the paper used at the counter. */
export const feeReceiptDocument = defineDocument('feeReceipt', {
  module: 'finance',
  label: 'Receipt',
  of: 'transactionReceipt',
  papers: ['A4'],
  tokens,
  fileName: 'number',
  access,
});
export const feeReceiptHalfDocument = defineDocument('feeReceiptHalf', {
  module: 'finance',
  label: 'Receipt (A5)',
  of: 'transactionReceipt',
  papers: ['A5'],
  tokens,
  fileName: 'number',
  access,
});
export const feeReceiptCopiesDocument = defineDocument('feeReceiptCopies', {
  module: 'finance',
  label: 'Receipt in two copies',
  of: 'transactionReceipt',
  papers: ['A4-halves'],
  tokens,
  copies: ['School copy', 'Payer copy'],
  fileName: 'number',
  access,
});
export const feeReceiptSlipDocument = defineDocument('feeReceiptSlip', {
  module: 'finance',
  label: 'Receipt (80 mm)',
  of: 'transactionReceipt',
  papers: ['80mm'],
  tokens,
  fileName: 'number',
  access,
});
