import { defineResource, f, is, isNot } from '@school/kernel';
import { gatewayKeepers } from './access.ts';

/** A field of the query with which a custom gateway is opened. */
export const customGatewayField = defineResource('customGatewayField', {
  module: 'onlinePayments',
  label: ['Gateway field', 'Gateway fields'],
  parent: 'customGateway',
  noArchive: true,
  fields: {
    customGateway: f.ref('customGateway', { required: true, onDelete: 'cascade', named: true }),
    name: f.text({ required: true, max: 60 }),
    holds: f.choice(
      {
        FIXED: 'A fixed value',
        AMOUNT: 'Amount',
        CURRENCY: 'Currency',
        REDIRECT_URL: 'Address to return to',
        CALLBACK_URL: 'Callback address',
        ITEM_NAME: 'What is paid',
        PAYER_NAME: 'Name of the payer',
      },
      { required: true, default: 'FIXED' },
    ),
    value: f.text({ max: 200 }),
  },
  conditions: { value: { visible: is('holds', 'FIXED'), required: is('holds', 'FIXED') } },
  title: 'name',
  list: { columns: ['name', 'holds', 'value'] },
  unique: [
    { fields: ['customGateway', 'name'] },
    { fields: ['customGateway', 'holds'], where: isNot('holds', 'FIXED') },
  ],
  sample: { value: 'school' },
  access: { read: gatewayKeepers, create: gatewayKeepers, update: gatewayKeepers, delete: gatewayKeepers },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    customGatewayField: typeof customGatewayField;
  }
}
