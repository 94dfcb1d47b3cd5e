import { defineResource, f, is } from '@school/kernel';
import { timetableAccess } from './access.ts';
import { weekdays } from './weekdays.ts';

/** The days of the week on which a batch has lessons. */
export const weekdaySet = defineResource('weekdaySet', {
  module: 'timetable',
  label: ['Weekday set', 'Weekday sets'],
  api: 'setup/v1/Weekdays',
  screens: { list: '/weekday', show: '/weekday/:id' },
  menu: {
    group: 'timetable',
    order: 45,
    icon: 'calendar',
    description: 'Days with lessons, some with timings of their own',
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
    days: f.choices(weekdays, {
      label: 'Days with lessons',
      required: true,
      default: ['MON', 'TUE', 'WED', 'THU', 'FRI'],
    }),
    otherTimings: f.lines('weekdayTiming', { label: 'Days with different timings' }),
    batches: f.rollup({ label: 'Batches', of: 'batch', via: 'weekdaySet', fn: 'count' }),
  },
  title: 'name',
  list: { columns: ['name', 'isDefault', 'days', 'batches'], sort: 'name' },
  related: [{ key: 'batches', label: 'Batches', resource: 'batch', via: 'weekdaySet' }],
  unique: [{ fields: ['isDefault'], where: is('isDefault', true) }],
  sample: { isDefault: false },
  access: timetableAccess,
});

declare module '@school/kernel' {
  interface ResourceTypes {
    weekdaySet: typeof weekdaySet;
  }
}
