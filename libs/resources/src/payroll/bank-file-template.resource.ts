import { defineResource, f, masterData } from '@school/kernel';

/** How a bank wants its payment file. */
export const bankFileTemplate = defineResource('bankFileTemplate', {
  module: 'payroll',
  label: ['Bank file template', 'Bank file templates'],
  api: 'setup/v1/bankFileTemplates',
  screens: { list: '/payroll/bank_file_templates' },
  menu: {
    group: 'hrSettings',
    order: 85,
    setUp: { optional: true },
    icon: 'bank',
    description: 'Columns of the payment file that a bank accepts',
  },
  fields: {
    name: f.text({ required: true, unique: true, max: 80, search: true }),
    account: f.ref('bankField', {
      label: 'Account field',
      required: true,
      help: 'Anyone for whom this field is empty cannot be paid by the file and is listed alongside it',
    }),
    delimiter: f.choice(
      { COMMA: 'Comma', SEMICOLON: 'Semicolon', TAB: 'Tab' },
      { required: true, default: 'COMMA' },
    ),
    header: f.flag({ label: 'Begins with headings', default: true }),
    columns: f.lines('bankFileColumn', { required: true }),
    active: f.flag({ default: true }),
  },
  title: 'name',
  list: { columns: ['name', 'account', 'delimiter', 'header', 'active'], sort: 'name', filters: ['active'] },
  sample: { columns: [{ heading: 'Name', content: 'NAME' }] },
  access: {
    ...masterData('PayrollManagement'),
    read: ['PayrollManagement', 'PayslipPowers', 'FinanceControl'],
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    bankFileTemplate: typeof bankFileTemplate;
  }
}
