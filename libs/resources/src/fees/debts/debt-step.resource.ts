import { defineResource, f } from '@school/kernel';
import { feeMasters } from '../access.ts';

/** A reminder step: from how many days on, and with which text. The next reminder of a debt takes the next step. */
export const debtStep = defineResource('debtStep', {
  module: 'fees',
  label: ['Reminder step', 'Reminder steps'],
  api: 'finance/v1/debtSteps',
  screens: { list: '/finance/debt_steps' },
  menu: {
    group: 'feesSetUp',
    order: 60,
    icon: 'settings',
    description: 'When families are reminded of what they owe, and the wording',
  },
  fields: {
    step: f.int({ label: 'Step', required: true, unique: true, min: 1, max: 20 }),
    name: f.text({ required: true, unique: true, max: 80, search: true }),
    daysLate: f.int({ label: 'From days late', required: true, default: 1, min: 1, max: 3650 }),
    text: f.longText({
      label: 'Text',
      required: true,
      max: 1000,
      help: 'Can include {{student}}, {{amount}} and {{since}}',
    }),
    active: f.flag({ default: true }),
  },
  title: 'name',
  list: { columns: ['step', 'name', 'daysLate', 'text', 'active'], sort: 'step', filters: ['active'] },
  access: feeMasters,
});

declare module '@school/kernel' {
  interface ResourceTypes {
    debtStep: typeof debtStep;
  }
}
