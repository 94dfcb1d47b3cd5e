import { defineResource, f } from '@school/kernel';
import { tallyMasters } from './access.ts';

/** Name of a kind of voucher in Tally; without one it has Tally's default name. */
export const tallyVoucherType = defineResource('tallyVoucherType', {
  module: 'tally',
  label: ['Voucher type', 'Voucher types'],
  api: 'tally/v1/voucherTypes',
  screens: { list: '/tally_exports/voucher_types' },
  menu: {
    group: 'tallySettings',
    order: 30,
    icon: 'list',
    description: 'What Tally calls each kind of voucher',
  },
  noArchive: true,
  fields: {
    base: f.choice(
      { RECEIPT: 'Receipt', PAYMENT: 'Payment', CONTRA: 'Contra', JOURNAL: 'Journal' },
      { label: 'Kind', required: true },
    ),
    name: f.text({ label: 'Name in Tally', required: true, unique: true, max: 60, search: true }),
  },
  title: 'name',
  unique: [{ fields: ['base'] }],
  list: { columns: ['base', 'name'], sort: 'name' },
  access: tallyMasters,
});

declare module '@school/kernel' {
  interface ResourceTypes {
    tallyVoucherType: typeof tallyVoucherType;
  }
}
