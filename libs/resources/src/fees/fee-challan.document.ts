import { defineDocument, listToken, token } from '@school/kernel';
import { feeStaff } from './access.ts';

/** A slip in three parts for the bank, the school and the family. */
export const feeChallanDocument = defineDocument('feeChallan', {
  module: 'fees',
  label: 'Challan',
  of: 'feeChallan',
  papers: ['A4'],
  tokens: {
    number: token('Challan number', 'CHL/000120', { field: 'number' }),
    issued: token('Date of issue', '2026-07-15', { field: 'issuedOn' }),
    valid: token('Last day on which the bank accepts it', '2026-07-31', { field: 'validTill' }),
    student: token('Whose bills are paid', 'Hamza Javed', { field: 'student' }),
    account: token('Where the money goes', 'School fees · National Bank · 0012-3456'),
    admissionNumber: token('Admission number', 'S0412'),
    batch: token('Batch', 'G9 B'),
    mark: token('States that it was cancelled or paid, otherwise empty', ''),
    parts: listToken('The three parts', { title: 'Whose part it is' }, [{ title: 'Bank copy' }]),
    rows: listToken('What is paid', { label: 'Bill', amount: 'Its amount' }, [
      { label: 'Tuition', amount: '22,500.00' },
    ]),
    total: token('Total to pay', 'Rs 22,500.00'),
    words: token('The amount in words', 'Twenty Two Thousand Five Hundred Rupees Only'),
  },
  fileName: 'number',
  access: [...feeStaff, 'STUDENT', 'PARENT'],
});
