import { all, any, defineResource, f, is, isNot, masterData, not, isEmpty } from '@school/kernel';

/** One column of a bank's payment file. */
export const bankFileColumn = defineResource('bankFileColumn', {
  module: 'payroll',
  label: ['Column', 'Columns'],
  parent: 'bankFileTemplate',
  noArchive: true,
  fields: {
    heading: f.text({ required: true, max: 60 }),
    content: f.choice(
      {
        NAME: 'Employee name',
        NUMBER: 'Employee number',
        BANK: 'Bank field',
        NET_PAY: 'Net pay',
        PAYSLIP: 'Payslip number',
        DATE: 'Day of payment',
        TEXT: 'Fixed text',
      },
      { required: true, default: 'BANK' },
    ),
    bankField: f.ref('bankField'),
    text: f.text({ max: 120 }),
  },
  title: 'heading',
  list: { columns: ['heading', 'content', 'bankField', 'text'] },
  conditions: {
    bankField: { visible: is('content', 'BANK') },
    text: { visible: is('content', 'TEXT') },
  },
  checks: [
    {
      key: 'namesField',
      holds: any(isNot('content', 'BANK'), all(not(isEmpty('bankField')))),
      message: 'Choose the bank field for this column',
      field: 'bankField',
    },
  ],
  sample: { content: 'NAME', bankField: undefined, text: undefined },
  access: masterData('PayrollManagement'),
});

declare module '@school/kernel' {
  interface ResourceTypes {
    bankFileColumn: typeof bankFileColumn;
  }
}
