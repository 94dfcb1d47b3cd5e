import { defineResource, f } from '@school/kernel';
import { certificateKeepers, keptBy } from './access.ts';
import { manyConditions, manyFields } from './recipient.fields.ts';

/** Certificates for many people together: either all get one or none do. They are printed as one file. */
export const certificateRun = defineResource('certificateRun', {
  module: 'certificates',
  label: ['Certificates for many', 'Certificates for many'],
  api: 'setup/v1/CertificateRuns',
  screens: {
    list: '/certificate_templates/bulk_export',
    create: '/certificate_templates/bulk_export/new',
    show: '/certificate_templates/bulk_export/:id',
  },
  menu: {
    group: 'certificates',
    order: 20,
    icon: 'groups',
    description: 'For students of batches or employees of departments, in one file',
    access: certificateKeepers,
    create: { label: 'Issue certificates', description: 'Issue them all at once', icon: 'add' },
  },
  noArchive: true,
  fields: {
    ...manyFields,
    template: f.ref('certificateTemplate', {
      label: 'Certificate',
      required: true,
      named: true,
      filter: { active: true, userType: { $field: 'userType' } },
    }),
    purpose: f.text({ max: 200 }),
    remarks: f.longText({ max: 1000 }),
  },
  title: 'template',
  subtitle: ['issueDate'],
  list: {
    columns: ['template', 'issueDate', 'userType', 'issued'],
    sort: '-issueDate',
    filters: ['template', 'userType', 'issueDate'],
  },
  form: {
    tabs: [
      {
        key: 'run',
        label: 'What was asked',
        sections: [
          { fields: ['userType', 'template', 'issueDate', 'purpose', 'remarks'] },
          { label: 'For whom', fields: ['batches', 'students', 'departments', 'employees'] },
          { fields: ['issued', 'warnings'] },
        ],
      },
    ],
  },
  related: [{ key: 'certificates', label: 'Certificates', resource: 'generatedCertificate', via: 'run' }],
  conditions: manyConditions,
  access: { read: keptBy(certificateKeepers).read, create: certificateKeepers },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    certificateRun: typeof certificateRun;
  }
}
