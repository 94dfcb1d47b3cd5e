import { any, defineResource, f, field, gt, gte, is, isNot, lt, not, years } from '@school/kernel';
import { audienceFields, audienceKeys, belongsTo, eachAudienceField } from '../collaboration/audience.ts';

const readers = ['EMPLOYEE', 'STUDENT', 'PARENT'] as const;
const keepers = ['EventManagement'] as const;

/** What concerns everyone, something the reader belongs to, the reader by name, or was entered by the reader. */
const concerning = {
  _or: [{ isCommon: true }, ...belongsTo],
} as const;

/**
 * A date of the institution, in its time zone. Holidays are entered only here: leave, registers and pay count their working
 * days from them.
 */
export const calendarEvent = defineResource('calendarEvent', {
  module: 'calendar',
  label: ['Event', 'Events'],
  api: 'api/v1/CalenderEvent',
  screens: { list: '/event', create: '/event/new', edit: '/event/edit/:id', show: '/event/view/:id' },
  menu: {
    group: 'collaboration',
    order: 16,
    icon: 'list',
    description: 'Events and holidays as a list: enter, import and export',
  },
  attachments: true,
  fields: {
    title: f.text({ required: true, max: 100, search: true, aliases: ['Subject', 'Summary'] }),
    description: f.longText({ max: 2000, search: true }),
    type: f.choice(
      {
        EVENT: 'Event',
        HOLIDAY: 'Holiday',
        EXAM: 'Exam',
        FEE_DUE: 'Fee due',
        MEETING: 'Meeting',
        TIMETABLE: 'Timetable',
        OTHER: 'Other',
      },
      {
        label: 'Kind',
        required: true,
        default: 'EVENT',
        index: true,
        tones: { HOLIDAY: 'error', EXAM: 'warning', MEETING: 'info', EVENT: 'success' },
      },
    ),
    startDate: f.date({ label: 'From', required: true, default: 'today', index: true }),
    endDate: f.date({ label: 'To', required: true, default: 'today' }),
    isAllDay: f.flag({ label: 'All day', default: true }),
    startTime: f.time({ label: 'Begins at' }),
    endTime: f.time({ label: 'Ends at' }),
    location: f.text({ label: 'Place', max: 120, search: true }),
    colour: f.colour({ help: 'If empty, the colour of the kind is used' }),
    isCommon: f.flag({ label: 'For everybody', default: true }),
    ...audienceFields,
    isHolidayForStudents: f.flag({
      label: 'No classes',
      default: true,
      help: 'Students have the days off',
    }),
    isHolidayForEmployees: f.flag({
      label: 'No work',
      default: true,
      help: 'Not counted as a working day for leave, attendance and pay',
    }),
    remind: f.choice(
      {
        SETTINGS: 'As set in the reminder settings',
        NONE: 'Nobody',
        SAME_DAY: 'On the day',
        DAY: 'A day before',
        TWO_DAYS: 'Two days before',
        WEEK: 'A week before',
      },
      {
        label: 'Remind',
        required: true,
        default: 'SETTINGS',
        help: 'Everybody the event is for is notified',
      },
    ),
    uid: f.text({ label: 'Calendar file id', max: 255, unique: true, readOnly: true, noCopy: true }),
  },
  title: 'title',
  subtitle: ['startDate', 'type'],
  list: {
    columns: ['startDate', 'endDate', 'title', 'type', 'isCommon', 'location'],
    sort: '-startDate',
    filters: ['type', 'startDate', 'isCommon'],
    views: [
      { key: 'coming', label: 'From today on', filter: { endDate_gte: { $date: 'today' } } },
      { key: 'holidays', label: 'Holidays', filter: { type: 'HOLIDAY' } },
    ],
  },
  form: {
    tabs: [
      {
        key: 'event',
        label: 'Event',
        sections: [
          { label: 'What', fields: ['title', 'type', 'description', 'location', 'colour'] },
          { label: 'When', fields: ['startDate', 'endDate', 'isAllDay', 'startTime', 'endTime', 'remind'] },
          { label: 'Holiday', fields: ['isHolidayForStudents', 'isHolidayForEmployees'] },
          { label: 'For whom', fields: ['isCommon', ...audienceKeys], onDemand: audienceKeys },
        ],
      },
    ],
  },
  conditions: {
    startTime: { visible: is('isAllDay', false), required: is('isAllDay', false) },
    endTime: { visible: is('isAllDay', false), required: is('isAllDay', false) },
    ...eachAudienceField({ visible: is('isCommon', false) }),
    isHolidayForStudents: { visible: is('type', 'HOLIDAY') },
    isHolidayForEmployees: { visible: is('type', 'HOLIDAY') },
  },
  checks: [
    {
      key: 'endsAfterStart',
      holds: gte(field('endDate'), field('startDate')),
      message: 'The event must not end before it starts',
      field: 'endDate',
    },
    {
      key: 'oneYear',
      holds: lt(years(field('startDate'), field('endDate')), 1),
      message: 'An event can last a year at most',
      field: 'endDate',
    },
    {
      key: 'endsAfterBegin',
      holds: any(
        is('isAllDay', true),
        gt(field('endDate'), field('startDate')),
        gte(field('endTime'), field('startTime')),
      ),
      message: 'The event must not end before it begins',
      field: 'endTime',
    },
    {
      key: 'holidayOfDays',
      holds: any(isNot('type', 'HOLIDAY'), is('isAllDay', true)),
      message: 'A holiday must be for whole days',
      field: 'isAllDay',
    },
    {
      key: 'holidayOfSomebody',
      holds: any(
        isNot('type', 'HOLIDAY'),
        is('isHolidayForStudents', true),
        is('isHolidayForEmployees', true),
      ),
      message: 'A holiday must be for students, for employees or for both',
      field: 'isHolidayForStudents',
    },
    {
      key: 'workStopsForAll',
      holds: any(isNot('type', 'HOLIDAY'), not(is('isHolidayForEmployees', true)), is('isCommon', true)),
      message:
        'Working days apply to the whole institution, so a holiday for employees must be for everybody',
      field: 'isHolidayForEmployees',
    },
  ],
  actions: {
    repeat: {
      label: 'Repeat',
      on: 'row',
      access: keepers,
      ask: {
        rhythm: f.choice(
          {
            DAY: 'Every day',
            WEEK: 'Every week',
            FORTNIGHT: 'Every two weeks',
            MONTH: 'Every month',
            YEAR: 'Every year',
          },
          { label: 'How often', required: true, default: 'WEEK' },
        ),
        until: f.date({
          label: 'Last day',
          required: true,
          help: 'Each repeat is a separate event that can be moved and deleted like any other',
        }),
      },
    },
  },
  sample: {
    type: 'EVENT',
    startDate: '2026-04-01',
    endDate: '2026-04-02',
    isAllDay: true,
    isCommon: true,
    startTime: undefined,
    endTime: undefined,
    ...eachAudienceField(undefined),
  },
  access: {
    read: [...readers, ...keepers],
    create: keepers,
    update: keepers,
    delete: keepers,
    export: ['EMPLOYEE'],
    rows: {
      EMPLOYEE: concerning,
      STUDENT: concerning,
      PARENT: concerning,
      EventManagement: 'all',
    },
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    calendarEvent: typeof calendarEvent;
  }
}
