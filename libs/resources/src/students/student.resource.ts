import { defineResource, f, field, gte, is, isNot, lt } from '@school/kernel';
import { everyRecord } from '../access/every-record.ts';
import { studentKeepers, studentReaders, studentRemarks, studentRows } from './access.ts';
import { studentHas } from './student.has.ts';
import { contactFields, personalFields, previousFields, schoolFields } from './student.fields.ts';
import { schoolStep } from '../menu/school-set-up.ts';

const office = ['StudentControl'] as const;
/** They pick the student whose seat, bed, complaint or money it is. */
const pickers = [
  'BatchManagement',
  'HostelManagement',
  'HostelWarden',
  'StudentAttendance',
  'OnlineExamManagement',
  'ManageFee',
  'ManageFinanceSettings',
  'TransportManagement',
  'DisciplineManagement',
  'PlacementActivities',
  'GalleryManagement',
  'FeeSubmission',
  'FinanceControl',
  'FinanceReports',
  'Certificates',
  'IdCards',
  'TransferCertificates',
] as const;
const private_ = { read: studentReaders, write: studentKeepers };

/**
 * Everyone who studies or studied here. Former students stay, with their number, so that marks, fees and certificates keep
 * referring to them. The batch changes only by a transfer, so that the history of batches is complete.
 */
export const student = defineResource('student', {
  module: 'students',
  label: ['Student', 'Students'],
  api: 'setup/v1/studentEntity',
  screens: {
    list: ['/student', '/student/view_all'],
    create: '/student/admission1',
    show: '/student/profile/:admissionNumber',
    edit: '/student/edit/:admissionNumber',
  },
  menu: {
    group: 'students',
    order: 10,
    icon: 'people',
    description: 'Find, admit and edit students',
    create: { label: 'Admission', description: 'Admit a new student, step by step', icon: 'admission' },
    access: studentReaders.filter((reader) => reader !== 'STUDENT' && reader !== 'PARENT'),
    also: [schoolStep('student')],
  },
  fields: {
    ...schoolFields,
    ...personalFields,
    ...contactFields,
    guardians: f.lines('studentGuardian', {
      label: 'Guardians',
      columns: {
        label: 'Guardian',
        also: ['Father', 'Mother'],
        most: 2,
        via: 'guardian',
        fields: [
          'relation',
          'guardian.firstName',
          'guardian.lastName',
          'guardian.mobile',
          'guardian.email',
          'guardian.nationalId',
          'guardian.occupation',
          'immediateContact',
          'mayPickUp',
        ],
        known: [['nationalId'], ['firstName', 'mobile'], ['firstName', 'email']],
        first: ['immediateContact'],
      },
    }),
    ...previousFields,
  },
  comments: true,
  attachments: true,
  title: 'fullName',
  subtitle: ['admissionNumber', 'batch'],
  list: {
    columns: [
      'photo',
      'fullName',
      'admissionNumber',
      'rollNumber',
      'batch',
      'category',
      'gender',
      'mobile',
      'status',
    ],
    sort: 'fullName',
    filters: ['course', 'batch', 'category', 'gender', 'status', 'photoConsent', 'admissionStep'],
    views: [
      { key: 'active', label: 'Active', filter: { status: 'ACTIVE' } },
      { key: 'former', label: 'Former', filter: { status_ne: 'ACTIVE' } },
      { key: 'unfinished', label: 'Unfinished admissions', filter: { admissionStep_ne: 'DONE' } },
    ],
    opens: 'active',
  },
  form: {
    wizard: true,
    resume: { field: 'admissionStep', done: 'DONE' },
    tabs: [
      {
        key: 'student',
        label: 'Student',
        sections: [
          { fields: ['admissionNumber', 'admissionDate', 'firstName', 'middleName', 'lastName', 'photo'] },
          { label: 'Class', fields: ['batch', 'course', 'rollNumber', 'category'] },
          { label: 'Birth', fields: ['dateOfBirth', 'gender'] },
          { label: 'Cards', fields: ['biometricId', 'libraryCard'] },
        ],
      },
      {
        key: 'personal',
        label: 'Personal',
        reached: 'PERSONAL',
        sections: [
          {
            fields: [
              'bloodGroup',
              'birthPlace',
              'motherTongue',
              'religion',
              'nationality',
              'nationalId',
              'passportNumber',
            ],
          },
        ],
      },
      {
        key: 'contact',
        label: 'Contact',
        reached: 'CONTACT',
        sections: [
          { fields: ['email', 'mobile', 'phone', 'bySms', 'byEmail', 'photoConsent'] },
          { label: 'Home', fields: ['address', 'country'] },
        ],
      },
      {
        key: 'guardians',
        label: 'Guardians',
        reached: 'GUARDIANS',
        screen: [
          '/student/guardians/:admissionNumber',
          '/Guardian/Formdetails/:admissionNumber',
          '/getRelation_Guardian/:admissionNumber',
          '/student/emergency_contact/:admissionNumber',
        ],
        sections: [
          {
            help: 'One guardian may have several children here. The immediate contact is called first.',
            fields: ['guardians'],
          },
          { fields: [], own: { key: 'siblings', on: 'show' } },
        ],
      },
      {
        key: 'siblings',
        label: 'Brothers and sisters',
        screen: [
          '/student/admission1_2/:admissionNumber',
          '/student/admission1_2/:admissionNumber/:guardianId',
        ],
        own: { key: 'siblings', access: studentKeepers },
        sections: [],
      },
      {
        key: 'previous',
        label: 'Previous school',
        reached: 'PREVIOUS',
        screen: '/student/previous_data/:admissionNumber',
        sections: [{ fields: ['previous'] }, { fields: ['previousMarks'] }],
      },
      {
        key: 'details',
        label: 'Additional details',
        reached: 'ADDITIONAL',
        screen: '/student/Admission_additional_details/:admissionNumber',
        sections: [],
      },
      {
        key: 'leaving',
        label: 'Leaving',
        noStep: true,
        sections: [{ fields: ['status', 'leavingDate', 'leavingReason', 'leavingNote'] }],
      },
    ],
  },
  alike: [
    ['firstName', 'lastName', 'dateOfBirth'],
    ['mobile', 'lastName'],
  ],
  related: [
    { key: 'batches', label: 'Batches', resource: 'batchEnrolment', via: 'student' },
    { key: 'documents', label: 'Papers', resource: 'studentDocument', via: 'student' },
  ],
  has: studentHas,
  actions: {
    addSibling: {
      label: 'Add a brother or sister',
      on: 'row',
      access: studentKeepers,
      when: is('status', 'ACTIVE'),
      ask: {
        sibling: f.ref('student', {
          label: 'Brother or sister',
          required: true,
          filter: { status: 'ACTIVE' },
        }),
      },
    },
  },
  unique: [{ fields: ['batch', 'rollNumber'] }],
  conditions: {
    leavingDate: { visible: isNot('status', 'ACTIVE') },
    leavingReason: { visible: isNot('status', 'ACTIVE') },
    leavingNote: { visible: is('status', 'GRADUATED') },
  },
  checks: [
    {
      key: 'bornBeforeAdmission',
      holds: lt(field('dateOfBirth'), field('admissionDate')),
      message: 'The date of birth must be before the admission',
      field: 'dateOfBirth',
    },
    {
      key: 'leavesAfterAdmission',
      holds: gte(field('leavingDate'), field('admissionDate')),
      message: 'The leaving date must not be before the admission',
      field: 'leavingDate',
    },
  ],
  lifecycle: {
    field: 'status',
    initial: 'ACTIVE',
    transitions: {
      leave: {
        label: 'Mark as left',
        access: office,
        from: ['ACTIVE'],
        to: 'LEFT',
        tone: 'warning',
        ask: {
          leavingDate: f.date({ required: true, max: 'today', default: 'today' }),
          leavingReason: f.text({ required: true, max: 120 }),
        },
      },
      takeBack: {
        label: 'Readmit',
        access: office,
        from: ['LEFT', 'GRADUATED'],
        to: 'ACTIVE',
        confirm: 'The student returns to their last batch and may sign in.',
      },
    },
  },
  custom: 'STUDENT',
  sample: {
    admissionDate: '2020-04-01',
    dateOfBirth: '2010-05-17',
    leavingDate: undefined,
  },
  scope: { year: 'batch.academicYear' },
  access: {
    read: studentReaders,
    create: ['Admission'],
    update: studentKeepers,
    delete: office,
    pick: pickers,
    rows: {
      ...studentRows('id', 'batch'),
      ...everyRecord(pickers),
    },
    remarks: studentRemarks,
    levels: { private: private_, medical: private_ },
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    student: typeof student;
  }
}
