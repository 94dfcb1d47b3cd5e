import { defineResource, f } from '@school/kernel';
import { certificateKeepers, keptBy } from './access.ts';
import { designFields, seriesFields, seriesSection, userType } from './template.fields.ts';

/** How a kind of certificate looks and is numbered: bonafide, character, sports. */
export const certificateTemplate = defineResource('certificateTemplate', {
  module: 'certificates',
  label: ['Certificate template', 'Certificate templates'],
  api: 'setup/v1/CertificateTemplates',
  screens: {
    list: '/certificate_templates/certificate_templates',
    create: '/certificate_templates/new_certificate_template',
    show: '/certificate_templates/certificate_templates/:id',
    edit: '/certificate_templates/edit_certificate_template/:id',
  },
  menu: {
    group: 'certificates',
    order: 40,
    icon: 'settings',
    description: 'Design, wording and numbering of certificates',
    access: certificateKeepers,
    create: { label: 'New certificate template', description: 'Design another kind of certificate' },
  },
  fields: {
    name: f.text({ required: true, unique: true, max: 80, search: true }),
    userType: f.choice(userType.options, userType.more),
    academicYear: f.ref('academicYear', { help: 'If empty, for every year', onDelete: 'restrict' }),
    paper: f.choice(
      { A4: 'A4', 'A4-landscape': 'A4, landscape', A5: 'A5' },
      { required: true, default: 'A4' },
    ),
    ...designFields,
    ...seriesFields,
    active: f.flag({ default: true }),
    issued: f.rollup({ of: 'generatedCertificate', via: 'template', fn: 'count' }),
  },
  title: 'name',
  list: {
    columns: ['name', 'userType', 'paper', 'numberPrefix', 'academicYear', 'issued', 'active'],
    sort: 'name',
    filters: ['userType', 'academicYear', 'active'],
  },
  form: {
    tabs: [
      {
        key: 'template',
        label: 'Template',
        sections: [{ fields: ['name', 'userType', 'academicYear', 'active'] }, seriesSection],
      },
      {
        key: 'design',
        label: 'Design',
        sections: [{ fields: ['paper'], own: { key: 'paperDesigner', on: 'form' } }],
      },
    ],
  },
  related: [{ key: 'issued', label: 'Issued', resource: 'generatedCertificate', via: 'template' }],
  sample: {
    userType: 'STUDENT',
    numberPrefix: 'C{n}-',
    body: '<p>{{ name }}</p>',
    style: 'p { color: #1c2430; }',
    resetYearly: false,
  },
  access: keptBy(certificateKeepers),
});

declare module '@school/kernel' {
  interface ResourceTypes {
    certificateTemplate: typeof certificateTemplate;
  }
}
