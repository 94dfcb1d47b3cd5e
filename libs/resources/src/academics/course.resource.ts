import { defineResource, f, field, gte } from '@school/kernel';
import { academicAccess } from './access.ts';
import { rollNumberPart } from './roll-number.ts';
import { schoolStep } from '../menu/school-set-up.ts';

/** What is taught over a year: Grade 8, BSc Physics. Its groups of students are batches. */
export const course = defineResource('course', {
  module: 'academics',
  label: ['Course', 'Courses'],
  api: 'setup/v1/Class',
  screens: {
    list: ['/courses/manage_course', '/courses', '/classes', '/Studentclasses'],
    create: '/courses/manage_course/new',
    edit: '/courses/manage_course/:classID/edit',
    show: '/courses/:classID',
  },
  menu: {
    group: 'academic',
    order: 10,
    icon: 'academics',
    description: 'Grades and courses of study',
    access: ['EMPLOYEE'],
    also: [schoolStep('course')],
  },
  fields: {
    name: f.text({ required: true, max: 100, search: true, natural: true }),
    code: f.text({
      natural: true,
      required: true,
      unique: true,
      max: 16,
      search: true,
      help: 'Shown before the batch name',
    }),
    gradingType: f.choice(
      { NORMAL: 'Normal', GPA: 'GPA', CWA: 'CWA', CCE: 'CCE', ICSE: 'ICSE' },
      {
        label: 'Results',
        required: true,
        default: 'NORMAL',
        help: 'Percentage, grade point average, average weighted by credit hours, or the scheme of a board',
      },
    ),
    sectionName: f.text({ max: 30 }),
    department: f.ref('employeeDepartment', { onDelete: 'clear' }),
    minAge: f.int({ label: 'Age from', min: 0, max: 99 }),
    maxAge: f.int({ label: 'Age to', min: 0, max: 99 }),
    description: f.longText({ max: 2000 }),
    rollNumberPrefix: rollNumberPart({ help: 'Placed before the roll numbers of its batches' }),
    sortOrder: f.int({ required: true, min: 0, max: 9999, default: 0 }),
    active: f.flag({ default: true }),
    nextCourse: f.ref('course', {
      filter: { active: true },
      onDelete: 'clear',
      help: 'Where its students go at the end of the year',
    }),
    batches: f.rollup({ of: 'batch', via: 'course', fn: 'count', where: { active: true } }),
    students: f.rollup({ of: 'student', via: 'course', fn: 'count', where: { status: 'ACTIVE' } }),
    boys: f.rollup({
      of: 'student',
      via: 'course',
      fn: 'count',
      where: { status: 'ACTIVE', gender: 'MALE' },
    }),
    girls: f.rollup({
      of: 'student',
      via: 'course',
      fn: 'count',
      where: { status: 'ACTIVE', gender: 'FEMALE' },
    }),
    withoutRollNumber: f.rollup({
      label: 'Without roll number',
      of: 'student',
      via: 'course',
      fn: 'count',
      where: { status: 'ACTIVE', rollNumber_empty: true },
    }),
  },
  title: 'name',
  subtitle: ['code'],
  list: {
    columns: ['code', 'name', 'department', 'batches', 'students', 'active'],
    sort: 'sortOrder',
    filters: ['active'],
  },
  related: [{ key: 'batches', label: 'Batches', resource: 'batch', via: 'course' }],
  checks: [
    {
      key: 'ages',
      holds: gte(field('maxAge'), field('minAge')),
      message: 'The upper age must not be below the lower age',
      field: 'maxAge',
    },
  ],
  sample: { minAge: 10, maxAge: 15 },
  access: academicAccess,
});

declare module '@school/kernel' {
  interface ResourceTypes {
    course: typeof course;
  }
}
