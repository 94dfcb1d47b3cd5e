import { defineOperation, f, is, rows, type Keyed } from '@school/kernel';
import { feeKeepers } from './access.ts';

const money = (label: string) => f.money({ label, level: 'basic', required: true });
const count = (label: string) => f.int({ label, required: true });

/**
 * Copies fees of one year to another: for the batches of the same courses there, with their particulars, raised, and their
 * discounts. Whatever exists already is left alone, so that it can be repeated.
 */
export const copyFeesToYear = defineOperation('copyFeesToYear', {
  module: 'fees',
  label: 'Copy to another year',
  description:
    'The batches of the same courses in that year get these fees. You see every amount before anything is saved.',
  at: 'POST finance/v1/feeCategories/copyToYear',
  on: { several: 'feeCategory' },
  input: {
    financialYear: f.ref('financialYear', { required: true, filter: { status: 'OPEN' }, named: true }),
    percent: f.decimal({
      label: 'Increase (%)',
      default: '0',
      min: '-100',
      max: '1000',
      scale: 2,
      precision: 7,
    }),
    step: f.choice(
      {
        '0.01': 'Not rounded',
        1: 'To whole amounts',
        5: 'To multiples of 5',
        10: 'To multiples of 10',
        50: 'To multiples of 50',
        100: 'To multiples of 100',
      },
      { label: 'Rounded', default: '0.01' },
    ),
    raiseDiscounts: f.flag({ label: 'Also raise discounts that are amounts' }),
  },
  answer: {
    categories: count('Fee categories'),
    discounts: count('Discounts'),
    before: money('Total of the particulars'),
    after: money('Total in that year'),
    left: count('Particulars and discounts that are not copied'),
    fees: rows(
      {
        particular: f.text({ label: 'Particular', required: true }),
        before: money('Before'),
        after: money('After'),
        category: f.text({ label: 'Fee category', required: true }),
        batches: f.text({ label: 'Batches', required: true }),
      },
      { label: 'Particulars', max: 10_000 },
    ),
    leftCategories: rows(
      {
        category: f.text({ label: 'Fee category', required: true }),
        reason: f.choice(
          {
            OF_THAT_YEAR: 'It belongs to that year itself',
            THERE: 'That year has it already',
            NO_BATCH: 'That year has no batch for its courses',
          },
          { required: true },
        ),
      },
      { label: 'Fee categories that are not copied', max: 1_000 },
    ),
  },
  access: feeKeepers,
  preview: true,
  done: 'The fees of that year have been created.',
});

/** A fee that is paid in parts: a fee collection for each, which publishes itself when due. */
export const planInstalments = defineOperation('planInstalments', {
  module: 'fees',
  label: 'Plan instalments',
  description: 'Each part is a fee collection. Together they add up to exactly the whole fee.',
  at: 'POST finance/v1/feeCategories/instalments/:id',
  on: { one: 'feeCategory' },
  input: {
    name: f.text({
      label: 'Name of the parts',
      required: true,
      max: 60,
      help: 'They are numbered: Tuition 1/3, Tuition 2/3',
    }),
    parts: f.int({ label: 'Number of parts', default: 3, min: 2, max: 24 }),
    firstDue: f.date({ label: 'First part due on', required: true }),
    months: f.int({ label: 'Months between them', default: 1, min: 1, max: 12 }),
    first: f.decimal({
      label: 'First part (%)',
      min: '0.01',
      max: '99.99',
      scale: 2,
      precision: 4,
      help: 'If empty, all parts are equal',
    }),
    ahead: f.int({
      label: 'Days between bill and due date',
      default: 14,
      min: 0,
      max: 180,
      help: 'Bills are published automatically on that day',
    }),
    fine: f.ref('fine', { filter: { active: true } }),
  },
  answer: {
    total: money('Total of the particulars'),
    instalments: rows(
      {
        name: f.text({ label: 'Instalment', required: true }),
        dueDate: f.date({ required: true }),
        amount: money('Of the particulars'),
        publishOn: f.date({ label: 'Published on', required: true }),
        share: f.decimal({ label: 'Part of the fee (%)', required: true }),
      },
      { label: 'Instalments', max: 24 },
    ),
  },
  when: is('archived', false),
  access: feeKeepers,
  preview: true,
  done: 'The instalments have been planned.',
});

export const feePlanOperations = [copyFeesToYear, planInstalments] as const;

declare module '@school/kernel' {
  interface KnownOperations extends Keyed<typeof feePlanOperations> {}
}
