import { concat, f, field } from '@school/kernel';
import { contactFields, personalFields, previousFields } from '../students/student.fields.ts';

/** What the application is for. */
export const applicationFields = {
  registrationNumber: f.series('APP-{yyyy}-{seq:5}', { label: 'Application number', search: true }),
  applicationDate: f.date({
    label: 'Applied on',
    required: true,
    default: 'today',
    max: 'today',
    index: true,
  }),
  opening: f.ref('admissionOpening', {
    label: 'Open course',
    required: true,
    filter: { active: true },
    named: true,
  }),
  course: f.ref('course', { readOnly: true, named: true, noCopy: true }),
  academicYear: f.ref('academicYear', { readOnly: true, named: true, noCopy: true }),
  enquiry: f.ref('applicantEnquiry', { readOnly: true, named: true, noCopy: true, onDelete: 'clear' }),
} as const;

const { dateOfBirth, gender, bloodGroup, birthPlace, motherTongue, religion, nationality } = personalFields;

/** Who applies: the same fields as for a student, so that they are carried over as they are. */
export const personFields = {
  firstName: f.text({ required: true, max: 60, search: true }),
  middleName: f.text({ max: 60, search: true }),
  lastName: f.text({ max: 60, search: true }),
  fullName: f.computed({
    label: 'Name',
    as: 'text',
    value: concat(' ', field('firstName'), field('middleName'), field('lastName')),
    sortedBy: ['lastName', 'firstName'],
  }),
  photo: f.image({ level: 'basic', maxBytes: 524_288, noCopy: true, ratio: [35, 45] }),
  dateOfBirth,
  gender,
  bloodGroup,
  birthPlace,
  motherTongue,
  religion,
  nationality,
  category: f.ref('studentCategory', { filter: { active: true }, named: true, create: true }),
  sibling: f.ref('student', {
    label: 'Sibling at this school',
    filter: { status: 'ACTIVE' },
    named: true,
    onDelete: 'clear',
    help: 'That student’s guardians are responsible for this one too',
  }),
  guardians: f.lines('applicantGuardian', { label: 'Guardians' }),
  ...contactFields,
  previous: previousFields.previous,
} as const;

/** How far the application has come. Set only by its moves. */
export const progressFields = {
  status: f.choice(
    {
      PENDING: 'Received',
      INTERVIEW: 'Interview',
      ASSESSED: 'Interviewed',
      WAITING: 'Waiting list',
      OFFERED: 'Offered a place',
      ADMITTED: 'Admitted',
      DISCARDED: 'Discarded',
    },
    {
      required: true,
      default: 'PENDING',
      readOnly: true,
      index: true,
      tones: {
        PENDING: 'warning',
        INTERVIEW: 'info',
        ASSESSED: 'info',
        WAITING: 'neutral',
        OFFERED: 'success',
        ADMITTED: 'success',
        DISCARDED: 'error',
      },
    },
  ),
  interviewAt: f.dateTime({ label: 'Interview', readOnly: true, noCopy: true }),
  interviewer: f.ref('employee', { readOnly: true, named: true, noCopy: true, onDelete: 'clear' }),
  score: f.percent({
    label: 'Interview result',
    scale: 2,
    min: '0',
    max: '100',
    readOnly: true,
    noCopy: true,
  }),
  isCleared: f.flag({ label: 'Passed', readOnly: true, default: false, noCopy: true }),
  interviewNote: f.longText({ max: 2000, readOnly: true, noCopy: true }),
  offeredOn: f.date({ readOnly: true, noCopy: true }),
  offeredUntil: f.date({ label: 'Place kept until', readOnly: true, noCopy: true }),
  feePaid: f.money({
    label: 'Application fee paid',
    level: 'basic',
    min: '0',
    default: '0.00',
    readOnly: true,
    noCopy: true,
  }),
  feePaidOn: f.date({ label: 'Paid on', readOnly: true, noCopy: true }),
  receipt: f.text({ label: 'Receipt number', max: 40, readOnly: true, search: true, noCopy: true }),
  batch: f.ref('batch', { readOnly: true, named: true, noCopy: true }),
  student: f.ref('student', { readOnly: true, named: true, noCopy: true, onDelete: 'clear' }),
  admittedOn: f.date({ readOnly: true, noCopy: true }),
  discardReason: f.text({ label: 'Why discarded', max: 250, readOnly: true, noCopy: true }),
} as const;
