import { block, definePage } from '@school/kernel';
import { feeStaff } from '../fees/access.ts';
import { studentReaders } from './access.ts';

const money = [...feeStaff, 'STUDENT', 'PARENT'];
const list = '/student';

/** Pages about one student, at the addresses used by other pages and letters. */
export const studentPages = [
  definePage('studentFees', {
    module: 'fees',
    label: 'Fees',
    paths: [
      '/student/fees/:admissionNumber',
      '/student/fee_details/:admissionNumber',
      '/student/fee_details/:admissionNumber/:student/:collection/:batch',
    ],
    of: 'student',
    parent: list,
    access: money,
    blocks: [
      block.facts('feeBalance'),
      block.facts('libraryDue'),
      block.links({
        label: 'Take a payment',
        to: '/finance/fees_student_search/:id',
        access: ['FeeSubmission'],
      }),
      block.table('feeStatement', { label: 'Bills' }),
      block.table('receiptsOfStudent', { label: 'Payments' }),
      block.table('familyBalance', { label: 'What makes up the balance' }),
      block.table('familyStatement', { label: 'Family statement' }),
    ],
  }),
  definePage('studentInstantFees', {
    module: 'fees',
    label: 'Instant fees',
    paths: ['/instant_fees/transactions_by_student/:admissionNumber'],
    of: 'student',
    parent: '/instant_fees/show_instant_fee_transactions',
    access: feeStaff,
    blocks: [block.table('instantFeesOfStudent')],
  }),
  definePage('studentSubjects', {
    module: 'students',
    label: 'Subjects',
    paths: ['/student/my_subjects/:admissionNumber'],
    of: 'student',
    parent: list,
    access: studentReaders,
    blocks: [block.table('subjectsOfStudent')],
  }),
] as const;
