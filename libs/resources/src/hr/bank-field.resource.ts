import { defineResource, f, masterData } from '@school/kernel';

/** Which bank details every employee is asked for: account number, bank, branch, IBAN. */
export const bankField = defineResource('bankField', {
  module: 'hr',
  label: ['Bank field', 'Bank fields'],
  api: 'setup/v1/BankFields',
  screens: { list: '/employee/add_bank_details' },
  menu: {
    group: 'hrSettings',
    order: 60,
    setUp: {},
    icon: 'bank',
    description: 'Bank details that employees are asked for',
  },
  fields: {
    name: f.text({ required: true, unique: true, max: 60, search: true }),
    format: f.choice(
      { NONE: 'Free text', DIGITS: 'Digits', IBAN: 'IBAN', ALNUM: 'Letters and digits' },
      { required: true, default: 'NONE' },
    ),
    mandatory: f.flag({ default: false }),
    priority: f.int({ required: true, min: 1, max: 999, default: 1, help: 'Order on the form' }),
    active: f.flag({ default: true }),
  },
  title: 'name',
  list: {
    columns: ['priority', 'name', 'format', 'mandatory', 'active'],
    sort: 'priority',
    filters: ['active'],
  },
  sample: { format: 'NONE' },
  access: masterData('HrBasics'),
});

declare module '@school/kernel' {
  interface ResourceTypes {
    bankField: typeof bankField;
  }
}
