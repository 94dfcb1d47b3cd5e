import { all, defineSettings, f, is, isEmpty, isOneOf, not } from '@school/kernel';
import { learnKeepers } from './access.ts';
import { platformAddress } from './learn.fields.ts';

const byNetwork = isOneOf('platform', ['MOODLE', 'CUSTOM']);
const inUse = is('isEnabled', true);
const isMoodle = is('platform', 'MOODLE');
const number = { min: 1, max: 1_000_000 } as const;

/** Which learning platform the school has, how it is reached and what is sent there. */
export const learnConnection = defineSettings('learnConnection', {
  module: 'learn',
  label: 'Connection to the learning platform',
  api: 'setup/v1/LearnConnection',
  screen: '/learn',
  menu: {
    group: 'learn',
    order: 20,
    icon: 'settings',
    description: 'Address, key and what is sent there',
    access: learnKeepers,
  },
  fields: {
    platform: f.choice(
      { MOODLE: 'Moodle', ONEROSTER: 'OneRoster (files)', CUSTOM: 'Own service' },
      {
        required: true,
        default: 'MOODLE',
        help: 'OneRoster is a set of files that any platform supporting the standard can read',
      },
    ),
    baseUrl: f.text({ label: 'Address', max: 255, pattern: platformAddress, help: 'https://learn.example' }),
    clientId: f.text({ label: 'Client name', max: 120, level: 'system' }),
    clientSecret: f.secret({
      label: 'Key',
      max: 300,
      level: 'system',
      sentTo: 'baseUrl',
      help: 'For Moodle, the web service token; it is not shown again',
    }),
    isEnabled: f.flag({ label: 'In use', default: false }),
    category: f.int({
      label: 'Category for courses',
      default: 1,
      ...number,
      help: 'Its number in Moodle; each batch gets its own category within it',
    }),
    studentRole: f.int({ label: 'Role of students', default: 5, ...number, help: 'Its number in Moodle' }),
    teacherRole: f.int({ label: 'Role of teachers', default: 3, ...number, help: 'Its number in Moodle' }),
    mailDomain: f.text({
      label: 'E-mail domain for people without an address',
      max: 100,
      pattern: { regex: '[a-z0-9-]+(\\.[a-z0-9-]+)+', message: 'Enter a domain like pupils.school.example' },
      help: 'Moodle accepts no one without an address: pupils.school.example gives username@pupils.school.example. If empty, they are left out',
    }),
    pushUsers: f.flag({
      label: 'User accounts',
      default: true,
      help: 'For students and their teachers',
    }),
    pushCourses: f.flag({ label: 'Courses', default: true, help: 'One for each subject of a batch' }),
    pushEnrolments: f.flag({ label: 'Enrolments', default: true, help: 'Who learns and who teaches what' }),
    pullGrades: f.flag({
      label: 'Fetch marks',
      default: false,
      help: 'From linked exams into their mark sheets; existing marks are left unchanged',
    }),
    unenrolPolicy: f.choice(
      { SUSPEND: 'They are suspended', REMOVE: 'They are removed', KEEP: 'They stay' },
      {
        label: 'Students who left',
        required: true,
        default: 'SUSPEND',
        help: 'Teachers are never suspended or removed',
      },
    ),
    frequency: f.choice(
      { NEVER: 'Never', HOURLY: 'Every hour', DAILY: 'Every day', WEEKLY: 'Every week' },
      { label: 'By itself', required: true, default: 'NEVER' },
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
    hour: f.int({ label: 'From this hour on', min: 0, max: 23, help: '2 means 2am' }),
    lastSuccessAt: f.dateTime({ label: 'Last success', readOnly: true }),
  },
  conditions: {
    baseUrl: { required: all(byNetwork, inUse) },
    clientId: { visible: is('platform', 'CUSTOM'), required: all(is('platform', 'CUSTOM'), inUse) },
    clientSecret: { visible: byNetwork },
    isEnabled: { visible: byNetwork },
    category: { visible: isMoodle, required: isMoodle },
    studentRole: { visible: isMoodle, required: isMoodle },
    teacherRole: { visible: isMoodle, required: isMoodle },
    mailDomain: { visible: isMoodle },
    pullGrades: { visible: byNetwork },
    unenrolPolicy: { visible: byNetwork },
    frequency: { visible: byNetwork },
    weekday: {
      visible: all(byNetwork, is('frequency', 'WEEKLY')),
      required: all(byNetwork, is('frequency', 'WEEKLY')),
    },
    hour: {
      visible: all(byNetwork, isOneOf('frequency', ['DAILY', 'WEEKLY'])),
      required: all(byNetwork, isOneOf('frequency', ['DAILY', 'WEEKLY'])),
    },
    lastSuccessAt: { visible: not(isEmpty('lastSuccessAt')) },
  },
  form: {
    tabs: [
      {
        key: 'connection',
        label: 'Connection',
        sections: [
          { fields: ['platform', 'baseUrl', 'clientId', 'clientSecret', 'isEnabled', 'lastSuccessAt'] },
          { fields: [], own: { key: 'learnTest', on: 'form', access: learnKeepers } },
          {
            label: 'What is sent there',
            fields: ['pushUsers', 'pushCourses', 'pushEnrolments', 'pullGrades'],
          },
          { label: 'In Moodle', fields: ['category', 'studentRole', 'teacherRole', 'mailDomain'] },
          { label: 'Rules', fields: ['unenrolPolicy', 'frequency', 'weekday', 'hour'] },
        ],
      },
    ],
  },
  sample: {
    platform: 'MOODLE',
    baseUrl: 'https://learn.example',
    mailDomain: 'pupils.school.example',
    frequency: 'NEVER',
  },
  access: {
    read: learnKeepers,
    update: learnKeepers,
    levels: { system: { read: learnKeepers, write: learnKeepers } },
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    learnConnection: typeof learnConnection;
  }
}
