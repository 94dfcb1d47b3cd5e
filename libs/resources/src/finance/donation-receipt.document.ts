import { defineDocument, listToken, token } from '@school/kernel';

/** The receipt of a gift, with the thanks of the school. */
export const donationReceiptDocument = defineDocument('donationReceipt', {
  module: 'finance',
  label: 'Receipt of a donation',
  of: 'donation',
  papers: ['A4', 'A5'],
  tokens: {
    number: token('Number of the receipt', 'REC/000120', { field: 'number' }),
    date: token('Day of the donation', '2026-07-15', { field: 'date' }),
    donor: token('Who gave it', 'Begum Rashida Malik', { field: 'donor' }),
    purpose: token('What it is for', 'Books for the library', { field: 'description' }),
    amount: token('Amount', '50,000.00', { field: 'amount' }),
    words: token('The amount in words', 'Fifty Thousand Rupees Only', { field: 'amount', words: true }),
    mode: token('How it was paid', 'Cheque', { field: 'paymentMode' }),
    reference: token('Number of the cheque or of the transfer', '114208', { field: 'referenceNo' }),
    status: token('Whether it was cancelled', 'Booked', { field: 'status' }),
    mark: token('Says that it was cancelled, else nothing', ''),
    details: listToken('Additional details', { label: 'Caption', value: 'What stands beside it' }, [
      { label: 'Tax number', value: '1234567-8' },
    ]),
  },
  fileName: 'number',
  access: ['FinanceControl', 'FinanceReports'],
});
