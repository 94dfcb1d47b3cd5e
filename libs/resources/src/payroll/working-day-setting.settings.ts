import { defineSettings, f, masterData } from '@school/kernel';

const days = (label: string, max: string, standard: string) =>
  f.decimal({ label, required: true, scale: 2, min: '0.5', max, default: standard });

/** Working days of a pay period (NWD in formulas) and what counts as absent. */
export const workingDaySetting = defineSettings('workingDaySetting', {
  module: 'payroll',
  label: 'Working days',
  api: 'setup/v1/WorkingDaySettings',
  screen: '/payroll_groups/working_day_settings',
  menu: {
    group: 'hrSettings',
    order: 50,
    setUp: {},
    icon: 'calendar',
    description: 'Working days for each payment frequency',
  },
  fields: {
    daily: days('Daily', '1', '1'),
    weekly: days('Weekly', '7', '6'),
    biweekly: days('Bi-weekly', '14', '12'),
    semimonthly: days('Twice a month', '16', '13'),
    monthly: days('Monthly', '31', '26'),
    weeklyOffDays: f.choices(
      {
        SUN: 'Sunday',
        MON: 'Monday',
        TUE: 'Tuesday',
        WED: 'Wednesday',
        THU: 'Thursday',
        FRI: 'Friday',
        SAT: 'Saturday',
      },
      { label: 'Days off', default: ['SUN'] },
    ),
    holidaySource: f.choice(
      { CALENDAR_EVENTS: 'Holidays in the calendar', NONE: 'No holidays' },
      { label: 'Other non-working days', required: true, default: 'CALENDAR_EVENTS' },
    ),
    lopBasis: f.choice(
      {
        SETTING: 'Working days set here',
        ACTUAL_WORKING_DAYS: 'Days excluding days off and holidays',
        CALENDAR_DAYS: 'All days in the period',
      },
      { label: 'Loss of pay is based on', required: true, default: 'SETTING' },
    ),
    unmarkedDayIs: f.choice(
      { PRESENT: 'Present', ABSENT: 'Absent' },
      { label: 'An unmarked day counts as', required: true, default: 'PRESENT' },
    ),
  },
  form: {
    tabs: [
      {
        key: 'days',
        label: 'Working days',
        sections: [
          {
            label: 'Working days in a period',
            fields: ['daily', 'weekly', 'biweekly', 'semimonthly', 'monthly'],
          },
          { label: 'Calendar', fields: ['weeklyOffDays', 'holidaySource', 'lopBasis', 'unmarkedDayIs'] },
        ],
      },
    ],
  },
  access: { ...masterData('HrBasics'), update: ['HrBasics', 'PayrollManagement'] },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    workingDaySetting: typeof workingDaySetting;
  }
}
