import { f } from '@school/kernel';
import { codeField } from './recipient.fields.ts';

const days = { scale: 1, min: '0', max: '400' } as const;

/** Who the student is: copied from the record when the certificate is started, and corrected by hand. */
export const pupilFields = {
  studentName: f.text({ label: 'Name of the student', max: 190, search: true }),
  admissionNumber: f.text({ max: 30, search: true }),
  fatherName: f.text({ label: "Father's name", max: 120 }),
  motherName: f.text({ label: "Mother's name", max: 120 }),
  nationality: f.text({ max: 60 }),
  category: f.text({ max: 60 }),
  dateOfBirth: f.date({ max: 'today' }),
  birthWords: f.text({ label: 'Date of birth in words', max: 120, readOnly: true }),
  birthPlace: f.text({ label: 'Place of birth', max: 60 }),
} as const;

/** The student's time at the school. */
export const schoolingFields = {
  lastSchool: f.text({ label: 'Previous school', max: 120 }),
  admittedOn: f.date({ label: 'First admission', max: 'today' }),
  admittedClass: f.text({ label: 'Class then', max: 60 }),
  classLastStudied: f.text({ label: 'Class last studied', max: 60 }),
  lastResult: f.text({ label: 'Last examination and its result', max: 120 }),
  failedBefore: f.choice({ NO: 'No', ONCE: 'Once', OFTEN: 'More than once' }, { default: 'NO' }),
  subjects: f.longText({ label: 'Subjects', max: 600 }),
  promoted: f.choice(
    { YES: 'Yes', NO: 'No', NOT_APPLICABLE: 'Does not apply' },
    { label: 'Qualified for promotion', default: 'YES' },
  ),
  feesPaidUpTo: f.text({ max: 30 }),
  concession: f.text({ label: 'Fee concession', max: 60 }),
  workingDays: f.decimal(days),
  daysPresent: f.decimal(days),
  activities: f.text({ label: 'Games and other activities', max: 160 }),
} as const;

/** How it ends. */
export const leavingFields = {
  appliedOn: f.date({ label: 'Requested on', max: 'today', default: 'today' }),
  leavingDate: f.date({ label: 'Leaves on', required: true, max: 'today', default: 'today' }),
  leavingReason: f.text({ label: 'Reason for leaving', required: true, max: 120 }),
  conduct: f.text({ required: true, max: 60, default: 'Good' }),
  remarks: f.longText({ max: 500 }),
} as const;

/** What becomes of the certificate; written only by its moves. */
export const standingFields = {
  number: f.text({ max: 40, readOnly: true, unique: true, noCopy: true, search: true }),
  revision: f.int({ readOnly: true, default: 0, noCopy: true }),
  issuedOn: f.date({ readOnly: true, index: true, noCopy: true }),
  status: f.choice(
    { DRAFT: 'Draft', ISSUED: 'Issued', REGENERATED: 'Issued again', CANCELLED: 'Revoked' },
    {
      required: true,
      default: 'DRAFT',
      readOnly: true,
      index: true,
      tones: { DRAFT: 'neutral', ISSUED: 'success', REGENERATED: 'success', CANCELLED: 'error' },
    },
  ),
  isDuplicate: f.flag({ label: 'Printed as a duplicate', default: false, readOnly: true, noCopy: true }),
  changeReason: f.text({ label: 'Why it was issued again', max: 255, readOnly: true, noCopy: true }),
  cancelReason: f.text({ label: 'Why it was revoked', max: 255, readOnly: true, noCopy: true }),
  code: codeField,
} as const;
