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
    description: 'On which days there are lessons, with a bell of their own on some',
    access: ['EMPLOYEE'],
    setUp: {},
  },
  fields: {
    name: f.text({ required: true, unique: true, max: 60, search: true }),
    isDefault: f.flag({
      label: 'Holds where nothing else is said',
      default: false,
      help: 'One set at a time; another one gives it up',
      noCopy: true,
    }),
    days: f.choices(weekdays, {
      label: 'Days with lessons',
      required: true,
      default: ['MON', 'TUE', 'WED', 'THU', 'FRI'],
    }),
    otherTimings: f.lines('weekdayTiming', { label: 'Days with another bell' }),
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
