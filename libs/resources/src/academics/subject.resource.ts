import { defineResource, f } from '@school/kernel';
import { academicAccess } from './access.ts';
import { subjectConditions, subjectFields, subjectUse } from './subject.fields.ts';
import { schoolStep } from '../menu/school-set-up.ts';

/** What a batch is taught. */
export const subject = defineResource('subject', {
  module: 'academics',
  label: ['Subject', 'Subjects'],
  api: ['setup/v1/Subject', 'setup/v1/Subjects'],
  screens: { list: '/subjects' },
  menu: {
    group: 'subjects',
    order: 20,
    icon: 'list',
    description: 'Subjects taught in each batch',
    access: ['EMPLOYEE'],
    also: [schoolStep('subject')],
  },
  fields: {
    batch: f.ref('batch', { required: true, filter: { active: true } }),
    ...subjectFields,
    courseSubject: f.ref('courseSubject', {
      label: 'Subject of the course',
      readOnly: true,
      help: 'Set if the batch got it by linking',
    }),
    electiveGroup: f.ref('electiveGroup', {
      filter: { batch: { $field: 'batch' } },
      named: true,
      help: 'If empty, all students of the batch take it',
    }),
    subjectGroup: f.ref('subjectGroup', { onDelete: 'clear' }),
    ...subjectUse,
    atOnceWith: f.refs('subject', {
      label: 'Held at the same time as',
      named: true,
      help: 'Subjects of other classes whose lessons are held with these: a group drawn from several classes',
    }),
    otherDaysThan: f.refs('subject', {
      label: 'Not on the same day as',
      named: true,
      filter: { batch: { $field: 'batch' } },
      help: 'Subjects of the class that should not be on the same day',
    }),
    keepsOtherDays: f.flag({
      label: 'Never on the same day',
      default: false,
      help: 'Otherwise, other days are a preference, met where possible',
    }),
    excludeFromTotal: f.flag({ label: 'Not in the total', default: false }),
    amount: f.money({ label: 'Subject fee', level: 'basic', min: '0', noSum: true }),
    teachers: f.rollup({ of: 'workAllotment', via: 'subject', fn: 'count' }),
  },
  title: 'name',
  subtitle: ['code', 'batch'],
  list: {
    columns: ['batch', 'code', 'name', 'maxWeeklyClasses', 'type', 'electiveGroup', 'teachers', 'noExams'],
    sort: 'name',
    filters: ['batch', 'type'],
  },
  related: [{ key: 'teachers', label: 'Teachers', resource: 'workAllotment', via: 'subject' }],
  conditions: subjectConditions,
  unique: [{ fields: ['batch', 'code'] }],
  sample: { creditHours: '3.00', courseSubject: undefined },
  scope: { year: 'batch.academicYear' },
  access: academicAccess,
});

declare module '@school/kernel' {
  interface ResourceTypes {
    subject: typeof subject;
  }
}
