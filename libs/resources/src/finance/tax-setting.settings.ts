import { defineSettings, f, is } from '@school/kernel';
import { financeStaff } from './access.ts';

/** Whether fees are taxed, and how. */
export const taxSetting = defineSettings('taxSetting', {
  module: 'finance',
  label: 'Tax settings',
  api: 'finance/v1/TaxSettings',
  screen: '/finance/tax_settings',
  menu: { group: 'tax', order: 20, icon: 'settings', description: 'Whether and how fees are taxed' },
  fields: {
    enabled: f.flag({ label: 'Fees are taxed', default: false }),
    inclusive: f.flag({
      label: 'Amounts already include tax',
      default: false,
      help: 'Otherwise the tax is added to the amount of each particular.',
    }),
    registrationNo: f.text({ label: 'Tax registration number', max: 40 }),
    showOnReceipt: f.flag({ label: 'Tax is shown on receipts', default: true }),
  },
  conditions: {
    registrationNo: { visible: is('enabled', true) },
  },
  sample: { enabled: true },
  access: { read: financeStaff, update: ['ManageFinanceSettings'] },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    taxSetting: typeof taxSetting;
  }
}
