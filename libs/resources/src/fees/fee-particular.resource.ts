import { defineResource, f } from '@school/kernel';
import { schoolStep } from '../menu/school-set-up.ts';
import { feeMasters } from './access.ts';
import { receiverConditions, receiverFields } from './receiver.fields.ts';

/** What a fee consists of, and who pays it. Bills already issued keep their original figures. */
export const feeParticular = defineResource('feeParticular', {
  module: 'fees',
  label: ['Fee particular', 'Fee particulars'],
  api: 'setup/v1/creatingParticulars',
  screens: {
    list: '/finance/fees_particulars',
    create: '/finance/fees_particulars_new',
    edit: '/finance/fees_particulars_edit/edit/:id',
  },
  menu: {
    group: 'feesSetUp',
    order: 40,
    icon: 'list',
    description: 'Amounts of each fee category, and who pays them',
    create: { label: 'New particular', description: 'Add an amount to a fee category' },
    also: [schoolStep('feeParticular', {}, 'fees')],
  },
  fields: {
    category: f.ref('feeCategory', { label: 'Fee category', required: true }),
    masterParticular: f.ref('masterParticular', { required: true, filter: { active: true }, create: true }),
    name: f.text({ max: 80, search: true, help: 'If empty, the name of the master particular is used' }),
    description: f.text({ max: 250 }),
    amount: f.money({ level: 'basic', required: true, min: '0' }),
    taxSlab: f.ref('taxSlab', { filter: { active: true } }),
    priority: f.int({
      label: 'Place',
      required: true,
      default: 1,
      min: 1,
      max: 999,
      help: 'Part payments settle the first place first',
    }),
    ...receiverFields,
  },
  title: 'name',
  subtitle: ['category', 'amount'],
  list: {
    columns: [
      'category',
      'name',
      'amount',
      'taxSlab',
      'receiverType',
      'studentCategory',
      'student',
      'priority',
    ],
    head: 'name',
    sort: 'priority',
    filters: ['category', 'masterParticular', 'receiverType'],
    totals: ['amount'],
  },
  conditions: receiverConditions,
  sample: { receiverType: 'ALL' },
  access: feeMasters,
});

declare module '@school/kernel' {
  interface ResourceTypes {
    feeParticular: typeof feeParticular;
  }
}
