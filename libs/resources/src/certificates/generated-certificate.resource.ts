import { defineResource, f, is } from '@school/kernel';
import { certificateKeepers, ownMenus, ownPapers, recipientRows } from './access.ts';
import { codeField, issueDate, recipientConditions, recipientFields } from './recipient.fields.ts';

/** A certificate that was issued. Its content stays as it was on that day; a wrong one is revoked and reissued. */
export const generatedCertificate = defineResource('generatedCertificate', {
  module: 'certificates',
  label: ['Certificate', 'Certificates'],
  api: 'setup/v1/GeneratedCertificates',
  screens: {
    list: [
      '/certificate_templates/generated_certificates',
      // The specification shows this list there, too.
      '/cce_settings/fa_settings',
      '/cce_report_settings/normal_report_settings',
    ],
    create: '/certificate_templates/generate_certificate',
    show: '/certificate_templates/generated_certificates/:id',
  },
  menu: {
    group: 'certificates',
    order: 10,
    icon: 'badge',
    description: 'Issued certificates: print, mark as a duplicate, revoke',
    access: certificateKeepers,
    also: ownMenus(60, 'Certificates that have been issued'),
    create: { label: 'Issue a certificate', description: 'For one student or employee', icon: 'add' },
  },
  noArchive: true,
  notCopied: true,
  fields: {
    number: f.text({ max: 60, readOnly: true, unique: true, noCopy: true, search: true }),
    ...recipientFields,
    template: f.ref('certificateTemplate', {
      label: 'Certificate',
      required: true,
      named: true,
      filter: { active: true, userType: { $field: 'userType' } },
    }),
    issueDate,
    purpose: f.text({ max: 200, help: 'What it is requested for: a bank, a visa, another school' }),
    remarks: f.longText({ max: 1000, help: 'Text in addition to that of the template' }),
    duplicates: f.int({ readOnly: true, default: 0, noCopy: true }),
    status: f.choice(
      { ISSUED: 'Issued', CANCELLED: 'Revoked' },
      {
        required: true,
        default: 'ISSUED',
        readOnly: true,
        index: true,
        tones: { ISSUED: 'success', CANCELLED: 'error' },
      },
    ),
    cancelReason: f.text({ label: 'Why it was revoked', max: 255, readOnly: true, noCopy: true }),
    code: codeField,
    run: f.ref('certificateRun', { label: 'Issued with', readOnly: true, named: true, noCopy: true }),
  },
  title: 'number',
  subtitle: ['recipient', 'template'],
  list: {
    columns: ['number', 'recipient', 'template', 'batch', 'issueDate', 'duplicates', 'status'],
    head: 'number',
    sort: '-issueDate',
    filters: ['template', 'academicYear', 'batch', 'student', 'employee', 'status', 'issueDate', 'run'],
  },
  scope: { year: 'academicYear' },
  form: {
    tabs: [
      {
        key: 'certificate',
        label: 'Certificate',
        sections: [
          { fields: ['number', 'status', 'cancelReason', 'duplicates'] },
          { fields: ['userType', 'student', 'employee', 'recipient', 'batch', 'academicYear'] },
          { fields: ['template', 'issueDate', 'purpose', 'remarks'] },
          { fields: ['code', 'run'] },
        ],
      },
    ],
  },
  conditions: { ...recipientConditions, cancelReason: { visible: is('status', 'CANCELLED') } },
  lifecycle: {
    field: 'status',
    initial: 'ISSUED',
    transitions: {
      cancel: {
        label: 'Revoke',
        access: certificateKeepers,
        from: ['ISSUED'],
        to: 'CANCELLED',
        tone: 'error',
        ask: { cancelReason: f.text({ label: 'Why', required: true, max: 255 }) },
      },
    },
  },
  actions: {
    duplicate: {
      label: 'Issue a duplicate',
      on: 'row',
      access: certificateKeepers,
      when: is('status', 'ISSUED'),
      confirm: 'It keeps its number and will be printed with the mark "Duplicate" from now on.',
    },
  },
  sample: { userType: 'STUDENT', student: true, employee: undefined, issueDate: '2026-03-02' },
  access: {
    read: [...certificateKeepers, ...ownPapers],
    create: certificateKeepers,
    rows: { Certificates: 'all', ...recipientRows },
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    generatedCertificate: typeof generatedCertificate;
  }
}
