import { defineResource, f, is } from '@school/kernel';
import { timetableAccess } from './access.ts';

/** The bell: periods and breaks of a day. */
export const classTimingSet = defineResource('classTimingSet', {
  module: 'timetable',
  label: ['Class timing set', 'Class timing sets'],
  api: 'setup/v1/ClassTiming',
  screens: {
    list: '/class_timing_sets',
    create: '/class_timing_sets/new',
    show: '/class_timing_sets/:timetableId',
  },
  menu: {
    group: 'timetable',
    order: 40,
    icon: 'calendar',
    description: 'When periods and breaks begin and end',
    access: ['EMPLOYEE'],
    setUp: {},
  },
  fields: {
    name: f.text({ required: true, unique: true, max: 60, search: true }),
    isDefault: f.flag({
      label: 'Used by default',
      default: false,
      help: 'Only one set at a time; choosing another replaces it',
      noCopy: true,
    }),
    timings: f.lines('classTiming', { label: 'Periods and breaks' }),
    periods: f.rollup({
      label: 'Periods',
      of: 'classTiming',
      via: 'classTimingSet',
      fn: 'count',
      where: { isBreak: false },
    }),
    batches: f.rollup({ label: 'Batches', of: 'batch', via: 'classTimingSet', fn: 'count' }),
  },
  title: 'name',
  list: { columns: ['name', 'isDefault', 'periods', 'batches'], sort: 'name' },
  related: [{ key: 'batches', label: 'Batches', resource: 'batch', via: 'classTimingSet' }],
  unique: [{ fields: ['isDefault'], where: is('isDefault', true) }],
  sample: { isDefault: false },
  access: timetableAccess,
});

declare module '@school/kernel' {
  interface ResourceTypes {
    classTimingSet: typeof classTimingSet;
  }
}
