import { defineResource, f } from '@school/kernel';
import { timetableAccess } from './access.ts';
import { weekdays } from './weekdays.ts';

/** A day of the week with different periods from the rest: a short Friday. */
export const weekdayTiming = defineResource('weekdayTiming', {
  module: 'timetable',
  label: ['Day with different timings', 'Days with different timings'],
  parent: 'weekdaySet',
  noArchive: true,
  fields: {
    weekdaySet: f.ref('weekdaySet', { required: true, onDelete: 'cascade' }),
    weekday: f.choice(weekdays, { label: 'Day', required: true }),
    classTimingSet: f.ref('classTimingSet', { required: true, onDelete: 'restrict' }),
  },
  title: 'weekday',
  list: { columns: ['weekday', 'classTimingSet'], sort: 'weekday' },
  unique: [{ fields: ['weekdaySet', 'weekday'] }],
  access: timetableAccess,
});

declare module '@school/kernel' {
  interface ResourceTypes {
    weekdayTiming: typeof weekdayTiming;
  }
}
