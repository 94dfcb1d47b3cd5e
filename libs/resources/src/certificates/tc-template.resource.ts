import { defineResource, f, is } from '@school/kernel';
import { keptBy, transferKeepers } from './access.ts';
import { designFields } from './template.fields.ts';

/** How transfer certificates look; one of them is the current one. */
export const tcTemplate = defineResource('tcTemplate', {
  module: 'certificates',
  label: ['Transfer certificate template', 'Transfer certificate templates'],
  api: 'setup/v1/TcTemplates',
  screens: {
    list: '/tc_templates',
    create: '/tc_templates/new',
    show: '/tc_templates/:id',
    edit: '/tc_templates/:id/edit',
  },
  menu: {
    group: 'transferCertificates',
    order: 40,
    icon: 'settings',
    description: 'Design of transfer certificates',
    access: transferKeepers,
  },
  fields: {
    name: f.text({ required: true, unique: true, max: 80, search: true }),
    paper: f.choice({ A4: 'A4' }, { required: true, default: 'A4' }),
    ...designFields,
    current: f.flag({
      label: 'In use',
      default: false,
      help: 'New certificates use it; the previous one is no longer in use',
    }),
  },
  title: 'name',
  list: { columns: ['name', 'paper', 'current'], sort: 'name', filters: ['current'] },
  form: {
    tabs: [
      {
        key: 'template',
        label: 'Template',
        sections: [
          {
            fields: ['name', 'current', 'paper'],
            own: { key: 'paperDesigner', on: 'form' },
          },
        ],
      },
    ],
  },
  unique: [{ fields: ['current'], where: is('current', true) }],
  sample: { current: false, body: '<p>{{ studentName }}</p>', style: 'p { color: #1c2430; }' },
  access: keptBy(transferKeepers),
});

declare module '@school/kernel' {
  interface ResourceTypes {
    tcTemplate: typeof tcTemplate;
  }
}
