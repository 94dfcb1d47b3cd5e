import { defineSettings, f } from '@school/kernel';
import { timetableKeepers } from './access.ts';

/** What a timetable observes beyond nobody being in two places. */
export const timetableSetting = defineSettings('timetableSetting', {
  module: 'timetable',
  label: 'Timetable settings',
  api: 'setup/v1/TimetableSettings',
  screen: '/timetable/settings',
  menu: {
    group: 'timetable',
    order: 90,
    icon: 'settings',
    description: 'Daily limits, what the office may override and how long a search lasts',
    access: timetableKeepers,
  },
  fields: {
    lessonsOfSubjectPerDay: f.int({
      label: 'Maximum lessons of one subject per day',
      required: true,
      min: 1,
      max: 10,
      default: 2,
    }),
    lessonsInARow: f.int({
      label: 'Maximum lessons in a row for a teacher',
      required: true,
      min: 1,
      max: 12,
      default: 5,
      help: 'A wish: fulfilled where possible',
    }),
    allowOverride: f.flag({
      label: 'The office may exceed loads and capacities',
      default: true,
      help: 'Never overridden: a class, a teacher or a room can only be in one place at a time',
    }),
    secondsOfSearch: f.int({
      label: 'Seconds allowed for making a timetable',
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
