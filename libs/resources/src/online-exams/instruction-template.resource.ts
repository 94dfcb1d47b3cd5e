import { defineResource, f } from '@school/kernel';
import { examOffice, examPeople } from './access.ts';

/** What pupils read before an exam begins. */
export const instructionTemplate = defineResource('instructionTemplate', {
  module: 'onlineExams',
  label: ['Instructions', 'Instruction settings'],
  api: 'setup/v1/InstructionTemplate',
  screens: { list: '/online_exam/instruction_settings' },
  menu: {
    group: 'onlineExams',
    order: 60,
    icon: 'settings',
    description: 'What students read before they start',
    access: examOffice,
  },
  fields: {
    name: f.text({ required: true, unique: true, max: 60, search: true }),
    body: f.richText({ label: 'Text', required: true, max: 20_000 }),
    isDefault: f.flag({ label: 'For new exams', default: false }),
  },
  title: 'name',
  list: { columns: ['name', 'isDefault'], sort: 'name' },
  sample: { body: '<p>Read each question twice.</p>' },
  access: { read: examPeople, create: examOffice, update: examOffice, delete: examOffice },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    instructionTemplate: typeof instructionTemplate;
  }
}
