import { defineDocument, listToken, token } from '@school/kernel';

const kind = 'Kind of the column: number, place, sign or nothing';
const cell = { text: 'What stands in it', kind };

/** A printed pay book, with room for signatures. */
export const paybookDocument = defineDocument('paybook', {
  module: 'payroll',
  label: 'Pay book',
  of: 'paybook',
  papers: ['A4-landscape'],
  tokens: {
    name: token('Name of the pay book', 'January 2026, all staff'),
    range: token('First and last period', '2026-01-01 – 2026-01-31'),
    groups: token('Payroll groups', 'Monthly staff'),
    size: token('Font size at which all columns fit, in points', '8.5'),
    columns: listToken('Columns', { label: 'Heading', kind }, [
      { label: 'Employee', kind: '' },
      { label: 'Net pay', kind: 'number' },
    ]),
    rows: listToken('Employees', { cells: { label: 'Values by column', entry: cell } }, [
      {
        cells: [
          { text: 'Ayesha Khan', kind: '' },
          { text: '88,700.00', kind: 'number' },
        ],
      },
    ]),
    totals: listToken('Totals by column', cell, [
      { text: 'Total', kind: '' },
      { text: '88,700.00', kind: 'number' },
    ]),
  },
  fileName: 'name',
  access: ['PayslipPowers', 'PayrollManagement', 'FinanceControl'],
});
