import { defineResource, f, is, isNot } from '@school/kernel';
import { transferKeepers } from './access.ts';
import {
  leavingFields,
  pupilFields,
  schoolingFields,
  standingFields,
} from './transfer-certificate.fields.ts';

const keys = <K extends string>(fields: Readonly<Record<K, unknown>>): readonly K[] =>
  Object.keys(fields) as K[];

/** What a student takes to the next school. A draft has no number; once issued it is closed, and reissued by a move. */
export const transferCertificate = defineResource('transferCertificate', {
  module: 'certificates',
  label: ['Transfer certificate', 'Transfer certificates'],
  api: 'setup/v1/TransferCertificate',
  screens: {
    list: '/tc_template_generate_certificates/generated_certificates',
    create: '/tc_template_generate_certificates/:studentId/:batch/:class',
    show: '/tc_template_view_certificate/:student/:id',
    edit: '/tc_regenerate_certificates/:student/:id',
  },
  menu: {
    group: 'transferCertificates',
    order: 20,
    icon: 'badge',
    description: 'Drafts and issued certificates: print, issue again, revoke',
    access: transferKeepers,
    also: [
      {
        group: 'mySchool',
        order: 64,
        description: 'Transfer certificates that have been issued',
        access: ['STUDENT', 'PARENT'],
        forOneself: true,
      },
    ],
  },
  noArchive: true,
  notCopied: true,
  fields: {
    student: f.ref('student', { required: true, named: true }),
    batch: f.ref('batch', { readOnly: true, named: true }),
    template: f.ref('tcTemplate', { named: true, help: 'If empty, the one in use applies' }),
    ...standingFields,
    ...pupilFields,
    ...schoolingFields,
    ...leavingFields,
  },
  title: 'studentName',
  subtitle: ['number'],
  list: {
    columns: ['number', 'studentName', 'admissionNumber', 'batch', 'issuedOn', 'revision', 'status'],
    head: 'studentName',
    sort: '-issuedOn',
    filters: ['status', 'batch', 'student', 'issuedOn'],
    views: [{ key: 'drafts', label: 'Drafts', filter: { status: 'DRAFT' } }],
  },
  form: {
    tabs: [
      {
        key: 'certificate',
        label: 'Certificate',
        sections: [
          {
            fields: [
              'status',
              'number',
              'revision',
              'issuedOn',
              'isDuplicate',
              'changeReason',
              'cancelReason',
            ],
          },
          {
            help: 'Anything left empty is taken from the student’s record.',
            fields: ['student', 'batch', 'template'],
          },
          { label: 'Leaving', fields: keys(leavingFields) },
        ],
      },
      { key: 'pupil', label: 'Student', sections: [{ fields: keys(pupilFields) }] },
      {
        key: 'schooling',
        label: 'At school',
        sections: [{ fields: keys(schoolingFields) }, { fields: ['code'] }],
      },
    ],
  },
  unique: [{ fields: ['student'], where: isNot('status', 'CANCELLED') }],
  conditions: {
    student: { readOnly: isNot('status', 'DRAFT') },
    cancelReason: { visible: is('status', 'CANCELLED') },
    changeReason: { visible: is('status', 'REGENERATED') },
  },
  lifecycle: {
    field: 'status',
    initial: 'DRAFT',
    transitions: {
      issue: {
        label: 'Issue',
        access: transferKeepers,
        from: ['DRAFT'],
        to: 'ISSUED',
        tone: 'success',
        ask: {
          issuedOn: f.date({ label: 'Issued on', required: true, default: 'today', max: 'today' }),
          number: f.text({ max: 40, help: 'Only if numbers are entered by hand' }),
        },
      },
      regenerate: {
        label: 'Issue again',
        access: transferKeepers,
        from: ['ISSUED', 'REGENERATED'],
        to: 'REGENERATED',
        tone: 'warning',
        ask: {
          changeReason: f.text({ label: 'Why', required: true, max: 255 }),
          isDuplicate: f.flag({ label: 'Printed as a duplicate', default: true }),
          conduct: f.text({ max: 60, help: 'Empty: as before' }),
          remarks: f.longText({ max: 500, help: 'Empty: as before' }),
        },
      },
      cancel: {
        label: 'Revoke',
        access: transferKeepers,
        from: ['ISSUED', 'REGENERATED'],
        to: 'CANCELLED',
        tone: 'error',
        ask: { cancelReason: f.text({ label: 'Why', required: true, max: 255 }) },
      },
    },
  },
  closed: [
    {
      verbs: ['delete'],
      when: isNot('status', 'DRAFT'),
      code: 'NOT_DRAFT',
      message: 'Only a draft can be deleted. Revoke a certificate that has been issued.',
    },
    {
      verbs: ['update'],
      when: is('status', 'CANCELLED'),
      code: 'REVOKED',
      message: 'This certificate was revoked and cannot be changed.',
    },
  ],
  sample: {
    admittedOn: '2020-04-01',
    dateOfBirth: '2010-05-17',
    appliedOn: '2026-03-02',
    leavingDate: '2026-03-03',
    template: undefined,
  },
  access: {
    read: [...transferKeepers, 'STUDENT', 'PARENT'],
    create: transferKeepers,
    update: transferKeepers,
    delete: transferKeepers,
    rows: {
      TransferCertificates: 'all',
      STUDENT: { student: { $me: 'student' } },
      PARENT: { student_in: { $me: 'wards' } },
    },
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    transferCertificate: typeof transferCertificate;
  }
}
