import { defineSettings, f } from '@school/kernel';
import { financeStaff } from './access.ts';

/** How fees are collected. */
export const financeGeneralSetting = defineSettings('financeGeneralSetting', {
  module: 'finance',
  label: 'Fee settings',
  api: 'finance/v1/GeneralSettings',
  screen: '/finance_settings/fee_general_settings',
  menu: {
    group: 'financeSettings',
    order: 10,
    icon: 'settings',
    description: 'Receipts, part payments and backdating',
  },
  fields: {
    feeReceiptMode: f.choice(
      { SINGLE: 'One receipt for all fees', MULTIPLE: 'A receipt for each fee' },
      { label: 'When several fees are paid at once', required: true, default: 'SINGLE' },
    ),
    paymentAllocation: f.choice(
      { PRIORITY: 'One after the other', PRO_RATA: 'In proportion to what is left of each' },
      { label: 'Particulars of a fee are paid', required: true, default: 'PRIORITY' },
    ),
    fineFirst: f.flag({ label: 'Fines are paid before the fee', default: true }),
    allowPartialPayment: f.flag({ label: 'Fees may be paid in part', default: true }),
    backdateDaysAllowed: f.int({
      label: 'Days a payment may be backdated',
      required: true,
      default: 0,
      min: 0,
      max: 366,
    }),
  },
  access: { read: financeStaff, update: ['ManageFinanceSettings'] },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    financeGeneralSetting: typeof financeGeneralSetting;
  }
}
