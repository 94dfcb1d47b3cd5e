import { defineResource, f } from '@school/kernel';
import { secureAddress } from '../collaboration/meeting-provider.resource.ts';
import { gatewayKeepers } from './access.ts';

const name = { max: 60 } as const;

/**
 * A gateway that the product does not know: the payer is sent to its address with a signed query, and it answers with one.
 * Its names for things are defined here.
 */
export const customGateway = defineResource('customGateway', {
  module: 'onlinePayments',
  label: ['Custom gateway', 'Custom gateways'],
  api: 'finance/v1/customGateway',
  screens: {
    list: '/custom_gateways',
    create: '/custom_gateways/new',
    show: '/custom_gateways/:id',
    edit: '/custom_gateways/:id/edit',
  },
  menu: {
    group: 'onlinePayments',
    order: 50,
    icon: 'settings',
    description: 'Gateways defined by the names of their fields',
    access: gatewayKeepers,
  },
  noArchive: true,
  fields: {
    name: f.text({ required: true, unique: true, max: 60, search: true }),
    targetUrl: f.text({
      label: 'Payment page address',
      required: true,
      max: 300,
      level: 'system',
      pattern: secureAddress,
    }),
    sent: f.lines('customGatewayField', { label: 'What is sent to it' }),
    referenceName: f.text({
      label: 'Own reference',
      required: true,
      ...name,
      default: 'reference',
      help: 'The name under which our number is sent and returned',
    }),
    paidReferenceName: f.text({ label: 'Its own reference', required: true, ...name }),
    amountName: f.text({ label: 'Amount in its response', required: true, ...name }),
    statusName: f.text({ label: 'Status in its response', required: true, ...name }),
    successValue: f.text({ label: 'Status of a successful payment', required: true, ...name }),
    reasonName: f.text({ label: 'Reason in its response', ...name }),
    algorithm: f.choice(
      { SHA256: 'HMAC-SHA256', SHA512: 'HMAC-SHA512' },
      { label: 'Signature', required: true, default: 'SHA256' },
    ),
    signatureName: f.text({ label: 'Name of the signature', required: true, ...name, default: 'signature' }),
    secret: f.secret({
      label: 'Signing secret',
      max: 300,
      level: 'system',
      help: 'Signs name=value pairs, sorted by name and joined by &',
    }),
  },
  title: 'name',
  list: { columns: ['name', 'statusName', 'successValue', 'algorithm'], sort: 'name' },
  form: {
    tabs: [
      {
        key: 'request',
        label: 'What is sent',
        sections: [{ fields: ['name', 'targetUrl', 'referenceName', 'sent'] }],
      },
      {
        key: 'answer',
        label: 'What comes back',
        sections: [
          { fields: ['paidReferenceName', 'amountName', 'statusName', 'successValue', 'reasonName'] },
        ],
      },
      {
        key: 'signature',
        label: 'Signature',
        sections: [{ fields: ['algorithm', 'signatureName', 'secret'] }],
      },
    ],
  },
  sample: {
    targetUrl: 'https://pay.example/checkout',
    secret: 'known to both sides',
    paidReferenceName: 'id',
    amountName: 'amount',
    statusName: 'status',
    successValue: 'PAID',
    sent: [
      { name: 'amount', holds: 'AMOUNT' },
      { name: 'return_url', holds: 'REDIRECT_URL' },
    ],
  },
  access: {
    read: gatewayKeepers,
    create: gatewayKeepers,
    update: gatewayKeepers,
    delete: gatewayKeepers,
    import: [],
    levels: { system: { read: gatewayKeepers, write: gatewayKeepers } },
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    customGateway: typeof customGateway;
  }
}
