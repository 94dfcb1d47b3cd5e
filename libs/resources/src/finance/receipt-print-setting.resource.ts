import { defineResource, f } from '@school/kernel';
import { financeSettings } from './access.ts';

/** A receipt printer; each counter may have its own. */
export const receiptPrintSetting = defineResource('receiptPrintSetting', {
  module: 'finance',
  label: ['Receipt printer', 'Receipt printers'],
  api: 'finance/v1/printersettings',
  screens: { list: '/finance_settings/receipt_print_settings' },
  menu: {
    group: 'financeSettings',
    order: 20,
    icon: 'print',
    description: 'Receipt paper and copies at each counter',
  },
  fields: {
    name: f.text({ required: true, unique: true, max: 60, search: true }),
    paper: f.choice(
      { A4: 'A4', HALVES: 'A4 cut in half, for school and payer', A5: 'A5', ROLL: '80 mm roll' },
      { required: true, default: 'A4' },
    ),
    copies: f.int({ required: true, default: 1, min: 1, max: 3 }),
    autoPrint: f.flag({ label: 'Print as soon as a payment is saved', default: true }),
    isDefault: f.flag({ label: 'Usual one', default: false }),
    active: f.flag({ default: true }),
  },
  title: 'name',
  subtitle: ['paper'],
  list: {
    columns: ['name', 'paper', 'copies', 'autoPrint', 'isDefault', 'active'],
    sort: 'name',
    filters: ['active'],
  },
  access: financeSettings,
});

declare module '@school/kernel' {
  interface ResourceTypes {
    receiptPrintSetting: typeof receiptPrintSetting;
  }
}
