import { block, contribute, defineView, f } from '@school/kernel';
import { transferKeepers } from './access.ts';

/** What a student still has to settle before leaving; each module contributes its part. */
const leavingClearance = defineView('leavingClearance', {
  module: 'certificates',
  label: 'Clearance',
  parameters: { student: f.ref('student', { required: true }) },
  columns: {
    area: { label: 'From', as: 'text' },
    state: { label: 'State', as: 'text' },
    open: { label: 'Open', as: 'text' },
    amount: { label: 'Amount', as: 'money' },
  },
  access: transferKeepers,
});

/** Students, each with a link to the certificate. */
const studentsForTransfer = defineView('studentsForTransfer', {
  module: 'certificates',
  label: 'Students without a transfer certificate',
  of: 'student',
  parameters: {
    batch: f.ref('batch'),
    course: f.ref('course'),
    status: f.choice({ ACTIVE: 'Active', GRADUATED: 'Graduated', LEFT: 'Left' }),
  },
  columns: {
    fullName: { link: '/tc_template_generated_student_certificates/:id' },
    admissionNumber: {},
    batch: {},
    status: {},
    leavingDate: {},
    live: {
      hidden: true,
      label: 'Certificates',
      figure: {
        fn: 'count',
        of: 'transferCertificate',
        via: 'student',
        where: { status_ne: 'CANCELLED' },
        must: 'none',
      },
    },
    id: { hidden: true },
  },
  sort: 'fullName',
  access: transferKeepers,
});

export const certificateViews = [leavingClearance, studentsForTransfer] as const;

/** The documents of a person on their page. */
export const certificateContributions = [
  contribute('student', {
    module: 'certificates',
    tabs: [
      {
        key: 'certificates',
        label: 'Certificates',
        blocks: [
          block.list('generatedCertificate', 'student', { label: 'Certificates' }),
          block.list('generatedIdCard', 'student', { label: 'ID cards' }),
          block.list('transferCertificate', 'student', { label: 'Transfer certificates' }),
        ],
      },
    ],
  }),
  contribute('employee', {
    module: 'certificates',
    tabs: [
      {
        key: 'certificates',
        label: 'Certificates',
        blocks: [
          block.list('generatedCertificate', 'employee', { label: 'Certificates' }),
          block.list('generatedIdCard', 'employee', { label: 'ID cards' }),
        ],
      },
    ],
  }),
] as const;
