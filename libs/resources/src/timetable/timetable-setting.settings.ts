import { defineSettings, f } from '@school/kernel';
import { timetableKeepers } from './access.ts';

/** What a timetable keeps to beyond that nobody is in two places. */
export const timetableSetting = defineSettings('timetableSetting', {
  module: 'timetable',
  label: 'Timetable settings',
  api: 'setup/v1/TimetableSettings',
  screen: '/timetable/settings',
  menu: {
    group: 'timetable',
    order: 90,
    icon: 'settings',
    description: 'Limits of a day, what the office may override, how long a search lasts',
    access: timetableKeepers,
  },
  fields: {
    lessonsOfSubjectPerDay: f.int({
      label: 'Lessons of one subject on a day, at most',
      required: true,
      min: 1,
      max: 10,
      default: 2,
    }),
    lessonsInARow: f.int({
      label: 'Lessons in a row for a teacher, at most',
      required: true,
      min: 1,
      max: 12,
      default: 5,
      help: 'A wish: kept where it can be',
    }),
    allowOverride: f.flag({
      label: 'The office may go beyond loads and places',
      default: true,
      help: 'Never beyond this: a class, a teacher and a room are in one place at a time',
    }),
    secondsOfSearch: f.int({
      label: 'Seconds in which a timetable is made',
      required: true,
      min: 5,
      max: 600,
      default: 60,
    }),
  },
  form: {
    tabs: [
      {
        key: 'timetable',
        label: 'Timetable',
        sections: [
          { label: 'Limits', fields: ['lessonsOfSubjectPerDay', 'lessonsInARow', 'allowOverride'] },
          { label: 'Making a timetable', fields: ['secondsOfSearch'] },
        ],
      },
    ],
  },
  access: { read: ['EMPLOYEE', 'TimetableManagement'], update: timetableKeepers },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    timetableSetting: typeof timetableSetting;
  }
}
