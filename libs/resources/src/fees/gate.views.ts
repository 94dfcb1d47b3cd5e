import { block, definePage, defineView } from '@school/kernel';
import { feeStaff } from './access.ts';

const gateReaders = [...feeStaff, 'ManageFinanceSettings'] as const;

/** Students whom the gate settings stop today. */
const stoppedAtGate = defineView('stoppedAtGate', {
  module: 'fees',
  label: 'Stopped at the gate',
  access: gateReaders,
  columns: {
    student: { label: 'Student', as: 'text', link: '/finance/fees_student_search/:studentId' },
    admissionNumber: { label: 'Admission number', as: 'text' },
    batch: { label: 'Batch', as: 'text' },
    overdue: { label: 'Overdue', as: 'money' },
    since: { label: 'Since', as: 'date' },
    days: { label: 'Days overdue', as: 'int' },
    message: { label: 'What is said', as: 'text' },
    studentId: { label: 'Student', as: 'int', hidden: true },
  },
});

export const gateViews = [stoppedAtGate] as const;

/** The list that whoever is at the gate has at hand. */
export const gatePages = [
  definePage('gateList', {
    module: 'fees',
    label: 'Stopped at the gate',
    paths: ['/finance/gate'],
    access: gateReaders,
    menu: {
      group: 'feeSubmission',
      order: 60,
      icon: 'warning',
      description: 'Students who are stopped today for overdue fees',
    },
    blocks: [
      block.links({
        label: 'Gate settings',
        to: '/finance/gate_management_settings',
        access: ['ManageFinanceSettings'],
      }),
      block.table('stoppedAtGate', { empty: 'Nobody is stopped today.' }),
    ],
  }),
] as const;
