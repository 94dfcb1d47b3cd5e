import { defineResource, f } from '@school/kernel';
import { academicAccess } from './access.ts';

/** Kinds of students treated alike by fees and lists: general, staff child, scholar. */
export const studentCategory = defineResource('studentCategory', {
  module: 'academics',
  label: ['Student category', 'Student categories'],
  api: 'setup/v1/stucategory',
  screens: {
    list: ['/student/categories', '/ActiveCategory'],
    edit: '/student/categories/edit/:categoryID',
  },
  menu: {
    group: 'academic',
    order: 60,
    icon: 'people',
    description: 'Types of student that fees and lists distinguish',
    access: ['EMPLOYEE'],
  },
  fields: {
    name: f.text({ required: true, unique: true, max: 60, search: true }),
    description: f.text({ max: 255 }),
    active: f.flag({ default: true }),
  },
  title: 'name',
  list: { columns: ['name', 'description', 'active'], sort: 'name', filters: ['active'] },
  access: academicAccess,
});

declare module '@school/kernel' {
  interface ResourceTypes {
    studentCategory: typeof studentCategory;
  }
}
