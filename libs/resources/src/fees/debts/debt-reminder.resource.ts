import { defineResource, f, isOneOf } from '@school/kernel';
import { feeStaff } from '../access.ts';

/** Records that a family was reminded of what a student owes, and what it has promised since. */
export const debtReminder = defineResource('debtReminder', {
  module: 'fees',
  label: ['Payment reminder', 'Payment reminders'],
  api: 'finance/v1/debtReminders',
  screens: { list: '/finance/debt_reminders', show: '/finance/debt_reminders/:id' },
  menu: {
    group: 'feeSubmission',
    order: 45,
    icon: 'notifications',
    description: 'Who has been reminded, how often, and what was promised',
    access: feeStaff,
  },
  noArchive: true,
  fields: {
    student: f.ref('student', { required: true, readOnly: true, named: true }),
    step: f.ref('debtStep', { label: 'Step', required: true, readOnly: true, named: true }),
    sentOn: f.date({ label: 'Sent on', required: true, readOnly: true, index: true }),
    amount: f.money({ label: 'Owed on that day', level: 'basic', required: true, readOnly: true }),
    since: f.date({ label: 'Due since', required: true, readOnly: true }),
    text: f.longText({ label: 'Text', max: 1200, readOnly: true }),
    people: f.int({ label: 'People reached', required: true, readOnly: true, default: 0 }),
    promisedOn: f.date({ label: 'Promised for', readOnly: true, index: true }),
    promiseNote: f.text({ label: 'What was promised', max: 250, readOnly: true, search: true }),
    status: f.choice(
      { SENT: 'Sent', PROMISED: 'Promised' },
      {
        required: true,
        readOnly: true,
        default: 'SENT',
        index: true,
        tones: { SENT: 'neutral', PROMISED: 'info' },
      },
    ),
  },
  title: 'student',
  subtitle: ['step', 'sentOn'],
  list: {
    columns: ['student', 'step', 'sentOn', 'amount', 'since', 'people', 'promisedOn', 'status'],
    head: 'student',
    sort: '-sentOn',
    filters: ['student', 'step', 'sentOn', 'promisedOn', 'status'],
    totals: ['amount'],
    views: [
      {
        key: 'broken',
        label: 'Promised and past',
        filter: { status: 'PROMISED', promisedOn_lt: { $date: 'today' } },
      },
    ],
  },
  unique: [{ fields: ['student', 'sentOn'] }],
  lifecycle: {
    field: 'status',
    initial: 'SENT',
    transitions: {
      promise: {
        label: 'Record a promise',
        access: ['FeeSubmission', 'FinanceControl', 'ManageFee'],
        from: ['SENT', 'PROMISED'],
        to: 'PROMISED',
        tone: 'info',
        ask: {
          promisedOn: f.date({ label: 'Promised for', required: true, min: 'today' }),
          promiseNote: f.text({ label: 'What was promised', max: 250 }),
        },
      },
    },
  },
  conditions: { promiseNote: { visible: isOneOf('status', ['PROMISED']) } },
  access: { read: feeStaff },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    debtReminder: typeof debtReminder;
  }
}
