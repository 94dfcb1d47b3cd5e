import { defineSettings, f, is } from '@school/kernel';
import { gatewayKeepers, payers, paymentReaders } from './access.ts';

/** Whether families pay online, for what, and through whom. */
export const onlinePaymentSetting = defineSettings('onlinePaymentSetting', {
  module: 'onlinePayments',
  label: 'Online payment settings',
  api: 'finance/v1/OnlinePaymentSettings',
  screen: '/online_payments/settings',
  menu: {
    group: 'onlinePayments',
    order: 30,
    icon: 'settings',
    description: 'Whether families pay online, and through which gateway',
    access: gatewayKeepers,
  },
  fields: {
    enabled: f.flag({ label: 'Families pay online', default: false }),
    gateway: f.ref('paymentGateway', {
      label: 'Through',
      filter: { isActive: true },
      named: true,
      onDelete: 'restrict',
    }),
    kinds: f.choices(
      { CATEGORY: 'Fees', FARES: 'Transport fees', RENTS: 'Hostel fees' },
      { label: 'What is paid online', default: ['CATEGORY', 'FARES', 'RENTS'] },
    ),
    partial: f.flag({
      label: 'Bills may be paid in part',
      default: false,
      help: 'Only where fees may be paid in part at all',
    }),
    minutes: f.int({
      label: 'Minutes to pay',
      required: true,
      default: 30,
      min: 30,
      max: 1440,
      help: 'After this, a payment that was started is given up; one that arrives later still counts',
    }),
    note: f.text({ label: 'Note to the payer', max: 250 }),
  },
  conditions: { gateway: { required: is('enabled', true) } },
  sample: { gateway: true, partial: true },
  access: { read: [...gatewayKeepers, ...paymentReaders, ...payers], update: gatewayKeepers },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    onlinePaymentSetting: typeof onlinePaymentSetting;
  }
}
