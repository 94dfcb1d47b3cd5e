import { defineResource, f, is, isNot, isOneOf } from '@school/kernel';
import { gatewayKeepers, paymentReaders } from './access.ts';

const withKeys = isOneOf('provider', ['STRIPE', 'PAYFAST']);

/** A company that takes payments for the school, with the keys it has issued. */
export const paymentGateway = defineResource('paymentGateway', {
  module: 'onlinePayments',
  label: ['Payment gateway', 'Payment gateways'],
  api: 'finance/v1/paymentGateway',
  screens: {
    list: '/online_payments/gateways',
    create: '/online_payments/gateways/new',
    show: '/online_payments/gateways/:id',
    edit: '/online_payments/gateways/:id/edit',
  },
  menu: {
    group: 'onlinePayments',
    order: 40,
    icon: 'bank',
    description: 'Companies that take payments for the school, and their keys',
    access: gatewayKeepers,
  },
  noArchive: true,
  fields: {
    name: f.text({ required: true, unique: true, max: 60, search: true, help: 'As families see it' }),
    provider: f.choice(
      { SANDBOX: 'Trial (no money moves)', STRIPE: 'Stripe', PAYFAST: 'PayFast', CUSTOM: 'Custom gateway' },
      { required: true, index: true },
    ),
    custom: f.ref('customGateway', { label: 'Custom gateway', onDelete: 'restrict' }),
    mode: f.choice(
      { TEST: 'Test', LIVE: 'Live' },
      { required: true, default: 'TEST', tones: { TEST: 'warning', LIVE: 'success' } },
    ),
    merchantId: f.text({ label: 'Merchant number', max: 60, level: 'system' }),
    secretKey: f.secret({
      label: 'Secret key',
      max: 300,
      level: 'system',
      help: 'Stripe: begins with sk_; PayFast: the merchant key',
    }),
    signingSecret: f.secret({
      label: 'Signing secret',
      max: 300,
      level: 'system',
      help: 'Stripe: the webhook secret, begins with whsec_; PayFast: the passphrase',
    }),
    callbackPath: f.text({
      label: 'Callback address',
      max: 200,
      readOnly: true,
      unique: true,
      noCopy: true,
      level: 'system',
      help: 'Enter it at the gateway, after the address of this school',
    }),
    isActive: f.flag({ label: 'In use', default: true }),
    payments: f.rollup({ label: 'Payments', of: 'paymentAttempt', via: 'gateway', fn: 'count' }),
  },
  conditions: {
    custom: { visible: is('provider', 'CUSTOM'), required: is('provider', 'CUSTOM') },
    merchantId: { visible: is('provider', 'PAYFAST'), required: is('provider', 'PAYFAST') },
    mode: { visible: isNot('provider', 'SANDBOX') },
    secretKey: { visible: withKeys },
    signingSecret: { visible: withKeys },
  },
  title: 'name',
  subtitle: ['provider'],
  list: {
    columns: ['name', 'provider', 'mode', 'isActive', 'payments'],
    sort: 'name',
    filters: ['provider', 'mode', 'isActive'],
  },
  sample: { provider: 'SANDBOX' },
  access: {
    read: [...gatewayKeepers, ...paymentReaders],
    create: gatewayKeepers,
    update: gatewayKeepers,
    delete: gatewayKeepers,
    import: [],
    levels: { system: { read: gatewayKeepers, write: gatewayKeepers } },
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    paymentGateway: typeof paymentGateway;
  }
}
