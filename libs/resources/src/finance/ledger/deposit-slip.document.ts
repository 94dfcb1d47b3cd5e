import { defineDocument, listToken, token } from '@school/kernel';

/** What goes from a drawer to the bank, in one part for the bank and one for the school. */
export const depositSlipDocument = defineDocument('depositSlip', {
  module: 'finance',
  label: 'Deposit slip',
  of: 'cashCount',
  papers: ['A4'],
  tokens: {
    number: token('Cash count number', 'CC-000120', { field: 'number' }),
    slip: token('Deposit slip number', '4471', { field: 'depositSlip' }),
    day: token('Date of the count', '2026-07-15', { field: 'day' }),
    cashier: token('Who counted', 'Amna Khan', { field: 'cashier' }),
    account: token('Where the money goes', 'Bank · National Bank · 0012-3456'),
    mark: token('States that it was cancelled, otherwise empty', ''),
    parts: listToken('The two parts', { title: 'Whose part it is' }, [{ title: 'Bank copy' }]),
    rows: listToken('Cash and cheques', { label: 'What it is', amount: 'Its amount' }, [
      { label: 'Cash', amount: '22,500.00' },
      { label: 'Cheque', amount: '7,500.00' },
    ]),
    total: token('Total taken to the bank', 'Rs 30,000.00'),
    words: token('The amount in words', 'Thirty Thousand Rupees Only'),
  },
  fileName: 'number',
  access: ['FinanceControl', 'FinanceReports', 'FeeSubmission'],
});
