import { defineResource, f } from '@school/kernel';
import { payers, paymentReaders } from './access.ts';

/** A bill that a family pays online, with the amount paid of it. */
export const paymentAttemptItem = defineResource('paymentAttemptItem', {
  module: 'onlinePayments',
  label: ['Bill of a payment', 'Bills of a payment'],
  parent: 'paymentAttempt',
  noArchive: true,
  fields: {
    bill: f.ref('studentFee', { required: true, readOnly: true, named: true, onDelete: 'restrict' }),
    amount: f.money({ level: 'basic', required: true, readOnly: true }),
  },
  title: 'bill',
  list: { columns: ['bill', 'amount'] },
  access: { read: [...paymentReaders, 'ManageRefunds', ...payers] },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    paymentAttemptItem: typeof paymentAttemptItem;
  }
}
