import { defineOperation, f, field, gt, isEmpty, lt, not, type Keyed } from '@school/kernel';

const access = ['FinanceControl'] as const;

/** The bill is higher because the stay or seat has changed: what was paid of it stays, and the rest is due with it. */
export const chargeDifference = defineOperation('chargeDifference', {
  module: 'fees',
  label: 'Charge the difference',
  description: 'A line is added to the bill. What has been paid stays paid, and the family is notified.',
  at: 'POST finance/v1/studentFee/:id/chargeDifference',
  on: { one: 'studentFee' },
  when: gt(field('difference'), 0),
  input: { name: f.text({ label: 'Name on the bill', required: true, max: 80 }) },
  answer: { charged: f.money({ label: 'Charged', level: 'basic', required: true }) },
  access,
});

/**
 * The bill is lower because the stay or seat has changed: the unpaid part is reduced, and any overpayment belongs to the
 * family, as an advance.
 */
export const creditDifference = defineOperation('creditDifference', {
  module: 'fees',
  label: 'Credit the difference to the family',
  description:
    'It reduces what is left to pay. Any part already paid is added to the advance, with a voucher.',
  at: 'POST finance/v1/studentFee/:id/creditDifference',
  on: { one: 'studentFee' },
  when: lt(field('difference'), 0),
  input: { reason: f.text({ required: true, min: 5, max: 250 }) },
  answer: {
    takenOff: f.money({ label: 'Taken off the bill', level: 'basic', required: true }),
    credited: f.money({ label: 'Added to the advance', level: 'basic', required: true }),
  },
  access,
});

/** The bill would now differ from what was paid, and the office has settled that another way. */
export const settleDifference = defineOperation('settleDifference', {
  module: 'fees',
  label: 'Settled another way',
  description:
    'The bill stays as it is: the difference was refunded by hand, or is left to the family or the school.',
  at: 'POST finance/v1/studentFee/:id/settleDifference',
  on: { one: 'studentFee' },
  when: not(isEmpty('wouldBe')),
  input: { reason: f.text({ required: true, min: 5, max: 250 }) },
  access,
});

export const billDifferenceOperations = [chargeDifference, creditDifference, settleDifference] as const;

declare module '@school/kernel' {
  interface KnownOperations extends Keyed<typeof billDifferenceOperations> {}
}
