import { defineView, f } from '@school/kernel';
import { finesOfStudentAt } from '../library/library-fine.resource.ts';
import { feeStaff } from './access.ts';

const student = f.ref('student', { required: true });

/** All dealings between the family of a student and the school, with the balance after each line, newest first. */
const familyStatement = defineView('familyStatement', {
  module: 'fees',
  label: 'Family statement',
  parameters: { student },
  columns: {
    day: { label: 'Date', as: 'date' },
    student: { label: 'Student', as: 'text', link: '/student/profile/:admission' },
    number: { label: 'Receipt or voucher', as: 'text' },
    narration: { label: 'Narration', as: 'text' },
    billed: { label: 'Billed', as: 'money' },
    discount: { label: 'Discount', as: 'money' },
    fine: { label: 'Fine', as: 'money' },
    refund: { label: 'Refund', as: 'money' },
    fromAdvance: { label: 'From the advance', as: 'money' },
    paid: { label: 'Paid', as: 'money' },
    balance: { label: 'Balance', as: 'money' },
    admission: { label: 'Admission number', as: 'text', hidden: true },
  },
  access: [...feeStaff, 'STUDENT', 'PARENT'],
});

/**
 * What the last line of that statement consists of, child by child: the balance of the fees, which other screens show, the
 * library fines, and what was paid in advance.
 */
const familyBalance = defineView('familyBalance', {
  module: 'fees',
  label: 'What makes up the balance',
  parameters: { student },
  columns: {
    student: { label: 'Student', as: 'text', link: '/student/profile/:admission' },
    fees: { label: 'Fees', as: 'money', total: true, link: '/student/fees/:admission' },
    library: { label: 'Library fines', as: 'money', total: true, link: finesOfStudentAt },
    ahead: { label: 'Prepaid', as: 'money', total: true },
    balance: { label: 'Balance', as: 'money', total: true },
    admission: { label: 'Admission number', as: 'text', hidden: true },
    studentId: { label: 'Student', as: 'int', hidden: true },
  },
  access: [...feeStaff, 'STUDENT', 'PARENT'],
});

export const familyViews = [familyStatement, familyBalance] as const;
