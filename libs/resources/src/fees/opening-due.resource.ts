import { defineResource, f, field, gt, is } from '@school/kernel';
import { postedFields, postedLifecycle } from '../finance/ledger/manual.fields.ts';
import { feeStaff } from './access.ts';
import { schoolStep } from '../menu/school-set-up.ts';

const { status, reverseReason } = postedFields;

/**
 * What a student owed before the school started using the product. Each becomes a bill, which is posted against the account
 * "Opening balances" and adds no new income; they can be imported from a file.
 */
export const openingDue = defineResource('openingDue', {
  module: 'fees',
  label: ['Fee owed from before', 'Fees owed from before'],
  api: 'finance/v1/openingDues',
  screens: {
    list: '/finance/opening_dues',
    create: '/finance/opening_dues/new',
    show: '/finance/opening_dues/:id',
  },
  menu: {
    group: 'feesSetUp',
    order: 35,
    icon: 'history',
    description: 'What each student owed at the start, also from a file',
    also: [schoolStep('openingDue', { optional: true }, 'books')],
  },
  noArchive: true,
  fields: {
    student: f.ref('student', { required: true, filter: { status: 'ACTIVE' }, named: true }),
    admissionNumber: f.lookup({ via: 'student', field: 'admissionNumber', as: 'text' }),
    amount: f.money({
      level: 'basic',
      required: true,
      aliases: ['Balance', 'Balance due', 'Opening balance', 'Dues'],
    }),
    dueDate: f.date({
      required: true,
      default: 'today',
      index: true,
      aliases: ['Due since', 'Due on', 'Owed since'],
    }),
    note: f.text({
      max: 80,
      search: true,
      aliases: ['Remarks', 'Description', 'Narration'],
      help: 'Shown on the bill. If empty, “Fees owed from before”',
    }),
    bill: f.ref('studentFee', { readOnly: true, noCopy: true }),
    status,
    reverseReason,
  },
  title: 'student',
  subtitle: ['dueDate'],
  list: {
    columns: ['student', 'admissionNumber', 'amount', 'dueDate', 'note', 'bill', 'status'],
    sort: 'student',
    filters: ['student', 'dueDate', 'status'],
    totals: ['amount'],
  },
  checks: [
    {
      key: 'owesAboveZero',
      holds: gt(field('amount'), 0),
      message: 'The amount must be above zero',
      field: 'amount',
    },
  ],
  unique: [{ fields: ['student'], where: is('status', 'POSTED') }],
  lifecycle: postedLifecycle,
  sample: { amount: '5000.00', dueDate: undefined },
  access: { read: feeStaff, create: ['FinanceControl'] },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    openingDue: typeof openingDue;
  }
}
