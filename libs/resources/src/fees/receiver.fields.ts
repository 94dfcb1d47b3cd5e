import { f, is } from '@school/kernel';

/** Who a particular or a discount is for. */
export const receiverFields = {
  receiverType: f.choice(
    {
      ALL: 'All students',
      STUDENT_CATEGORY: 'A student category',
      STUDENT: 'One student',
      SIBLING: 'Younger brothers and sisters',
      STAFF_CHILD: 'Children of staff',
    },
    {
      label: 'For',
      required: true,
      default: 'ALL',
      help: 'Brothers and sisters share a guardian. Staff are recognised by the guardian’s national ID or e-mail.',
    },
  ),
  studentCategory: f.ref('studentCategory', { filter: { active: true }, named: true }),
  student: f.ref('student', { filter: { status: 'ACTIVE' }, named: true }),
  batches: f.refs('batch', { named: true, help: 'If empty, all batches of the fee category' }),
} as const;

const category = is('receiverType', 'STUDENT_CATEGORY');
const student = is('receiverType', 'STUDENT');
export const receiverConditions = {
  studentCategory: { visible: category, required: category },
  student: { visible: student, required: student },
} as const;
