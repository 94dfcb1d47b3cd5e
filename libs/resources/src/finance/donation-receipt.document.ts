import { defineDocument, listToken, token } from '@school/kernel';

/** The receipt of a donation, with the school's thanks. */
export const donationReceiptDocument = defineDocument('donationReceipt', {
  module: 'finance',
  label: 'Donation receipt',
  of: 'donation',
  papers: ['A4', 'A5'],
  tokens: {
    number: token('Receipt number', 'REC/000120', { field: 'number' }),
    date: token('Date of the donation', '2026-07-15', { field: 'date' }),
    donor: token('Who gave it', 'Begum Rashida Malik', { field: 'donor' }),
    purpose: token('What it is for', 'Books for the library', { field: 'description' }),
    amount: token('Amount', '50,000.00', { field: 'amount' }),
    words: token('The amount in words', 'Fifty Thousand Rupees Only', { field: 'amount', words: true }),
    mode: token('How it was paid', 'Cheque', { field: 'paymentMode' }),
    reference: token('Cheque or transfer number', '114208', { field: 'referenceNo' }),
    status: token('Whether it was cancelled', 'Booked', { field: 'status' }),
    mark: token('States that it was cancelled, otherwise empty', ''),
    details: listToken('Additional details', { label: 'Caption', value: 'What stands beside it' }, [
      { label: 'Tax number', value: '1234567-8' },
    ]),
  },
  fileName: 'number',
  access: ['FinanceControl', 'FinanceReports'],
});
