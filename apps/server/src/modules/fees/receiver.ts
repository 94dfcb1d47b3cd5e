import type { BilledStudent, StoredParticular } from './publishing.store.ts';

export type Receiver = Pick<StoredParticular, 'receiverType' | 'studentCategory' | 'student' | 'batches'>;

/** Whether a particular or a discount applies to a student. */
export const isFor = (
  student: BilledStudent,
  { receiverType, studentCategory, student: one, batches }: Receiver,
): boolean => {
  if (batches.length > 0 && !batches.includes(student.batch)) return false;
  if (receiverType === 'STUDENT_CATEGORY') return studentCategory === student.category;
  if (receiverType === 'SIBLING') return student.isSibling === true;
  if (receiverType === 'STAFF_CHILD') return student.isStaffChild === true;
  return receiverType === 'ALL' || one === student.id;
};
