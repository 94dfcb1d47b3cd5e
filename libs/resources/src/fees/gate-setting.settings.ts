import { defineSettings, f } from '@school/kernel';
import { feeStaff } from './access.ts';

/** Whether students with overdue fees are stopped at the gate, and who is let in regardless. */
export const gateSetting = defineSettings('gateSetting', {
  module: 'fees',
  label: 'Gate',
  api: 'finance/v1/GateSettings',
  screen: '/finance/gate_management_settings',
  menu: {
    group: 'financeSettings',
    order: 80,
    icon: 'settings',
    description: 'Who is stopped at the gate for overdue fees',
  },
  fields: {
    enabled: f.flag({ label: 'Students with overdue fees are stopped', default: false }),
    leastAmount: f.money({
      label: 'From an overdue amount of',
      level: 'basic',
      required: true,
      default: '0.01',
      min: '0.01',
    }),
    leastDays: f.int({ label: 'From days overdue', required: true, default: 1, min: 1, max: 3650 }),
    graceUntil: f.date({ label: 'Nobody is stopped until' }),
    exemptBatches: f.refs('batch', { label: 'Batches that are always let in', named: true }),
    exemptStudents: f.refs('student', { label: 'Students who are always let in', named: true }),
    message: f.text({
      label: 'Message for whoever is stopped',
      max: 250,
      default: 'Please ask your parents to call the fee office.',
    }),
  },
  sample: { enabled: true, leastAmount: '100.00', leastDays: 30 },
  access: { read: [...feeStaff, 'ManageFinanceSettings'], update: ['ManageFinanceSettings'] },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    gateSetting: typeof gateSetting;
  }
}
