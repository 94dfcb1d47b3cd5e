import { defineResource, f, is } from '@school/kernel';
import { financeSettings } from './access.ts';

/** Numbers of receipts or vouchers: consecutive, without gaps. The next one is taken when money is posted. */
export const receiptSequence = defineResource('receiptSequence', {
  module: 'finance',
  label: ['Receipt set', 'Receipt sets'],
  api: 'setup/v1/receiptVoucherSequences',
  screens: { list: '/receipt_sets' },
  menu: {
    group: 'financeSettings',
    order: 40,
    icon: 'list',
    description: 'Prefixes and numbers of receipts and vouchers',
  },
  fields: {
    name: f.text({ required: true, unique: true, max: 60, search: true }),
    kind: f.choice(
      { RECEIPT: 'Receipts', VOUCHER: 'Vouchers', CHALLAN: 'Challans', JOURNAL: 'Journal' },
      { required: true, default: 'RECEIPT' },
    ),
    prefix: f.text({
      max: 12,
      pattern: { regex: '[A-Za-z0-9/-]*', message: 'Use only letters, digits, / and -' },
    }),
    startingNumber: f.int({ label: 'First number', required: true, default: 1, min: 1, max: 999_999_999 }),
    nextNumber: f.int({ label: 'Next number', readOnly: true, noCopy: true }),
    padding: f.int({ label: 'Digits', required: true, default: 6, min: 1, max: 12 }),
    template: f.ref('receiptTemplate'),
    isDefault: f.flag({ label: 'Usual one', default: false }),
    active: f.flag({ default: true }),
  },
  title: 'name',
  subtitle: ['prefix'],
  list: {
    columns: ['name', 'kind', 'prefix', 'startingNumber', 'nextNumber', 'template', 'isDefault', 'active'],
    sort: 'name',
    filters: ['kind', 'active'],
  },
  unique: [{ fields: ['kind', 'prefix'] }, { fields: ['kind'], where: is('isDefault', true) }],
  sample: { prefix: 'S{n}/', isDefault: false },
  access: financeSettings,
});

declare module '@school/kernel' {
  interface ResourceTypes {
    receiptSequence: typeof receiptSequence;
  }
}
