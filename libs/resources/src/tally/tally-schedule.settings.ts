import { defineSettings, f, is, isNot } from '@school/kernel';
import { tallyKeepers, tallyStaff } from './access.ts';

/** When the books are sent to Tally automatically. */
export const tallySchedule = defineSettings('tallySchedule', {
  module: 'tally',
  label: 'Schedule',
  api: 'tally/v1/Schedule',
  screen: '/tally_exports/schedule',
  menu: {
    group: 'tally',
    order: 50,
    icon: 'schedule',
    description: 'When the books go to Tally automatically',
    access: tallyKeepers,
  },
  fields: {
    enabled: f.flag({
      label: 'Send on schedule',
      default: false,
      help: 'Entries from the last 35 days that are not yet in Tally, and those that failed, over the network',
    }),
    frequency: f.choice(
      { HOURLY: 'Every hour', DAILY: 'Every day', WEEKLY: 'Every week' },
      { label: 'How often', required: true, default: 'DAILY' },
    ),
    weekday: f.choice(
      {
        MON: 'Monday',
        TUE: 'Tuesday',
        WED: 'Wednesday',
        THU: 'Thursday',
        FRI: 'Friday',
        SAT: 'Saturday',
        SUN: 'Sunday',
      },
      { label: 'Day of the week' },
    ),
    hour: f.int({ label: 'From this hour on', default: 2, min: 0, max: 23, help: '2 means 2am' }),
  },
  conditions: {
    weekday: { visible: is('frequency', 'WEEKLY'), required: is('frequency', 'WEEKLY') },
    hour: { visible: isNot('frequency', 'HOURLY'), required: isNot('frequency', 'HOURLY') },
  },
  access: { read: tallyStaff, update: tallyKeepers },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    tallySchedule: typeof tallySchedule;
  }
}
