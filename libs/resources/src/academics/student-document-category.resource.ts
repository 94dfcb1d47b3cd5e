import { defineResource, f } from '@school/kernel';
import { academicAccess } from './access.ts';

/** Documents required from students: birth certificate, photograph, report of the previous school. */
export const studentDocumentCategory = defineResource('studentDocumentCategory', {
  module: 'academics',
  label: ['Student document', 'Student documents'],
  api: 'setup/v1/StudentDocumentCategories',
  screens: { list: '/student_document_categories', edit: '/student_document_categories/:id' },
  menu: {
    group: 'academic',
    order: 65,
    icon: 'document',
    description: 'Documents that every student hands in',
    access: ['EMPLOYEE'],
  },
  fields: {
    name: f.text({ required: true, unique: true, max: 60, search: true }),
    isRequired: f.flag({ label: 'Must be handed in', default: false }),
    courses: f.refs('course', { filter: { active: true }, help: 'If empty, all students are asked for it' }),
    active: f.flag({ default: true }),
  },
  title: 'name',
  list: { columns: ['name', 'isRequired', 'courses', 'active'], sort: 'name', filters: ['active'] },
  access: academicAccess,
});

declare module '@school/kernel' {
  interface ResourceTypes {
    studentDocumentCategory: typeof studentDocumentCategory;
  }
}
