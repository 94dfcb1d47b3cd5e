import { defineResource, f, field, gt } from '@school/kernel';
import { timetableAccess } from './access.ts';

/** One period or break of a day. */
export const classTiming = defineResource('classTiming', {
  module: 'timetable',
  label: ['Period', 'Periods'],
  api: 'setup/v1/ClassPeriods',
  parent: 'classTimingSet',
  noArchive: true,
  fields: {
    classTimingSet: f.ref('classTimingSet', { required: true, onDelete: 'cascade' }),
    name: f.text({ required: true, max: 30, search: true, natural: true }),
    startTime: f.time({ label: 'From', required: true }),
    endTime: f.time({ label: 'To', required: true }),
    isBreak: f.flag({ label: 'Break', default: false, help: 'No lessons' }),
  },
  title: 'name',
  subtitle: ['startTime', 'endTime'],
  list: { columns: ['startTime', 'endTime', 'name', 'isBreak'], head: 'name', sort: 'startTime' },
  unique: [{ fields: ['classTimingSet', 'name'] }],
  checks: [
    {
      key: 'endsAfterStart',
      holds: gt(field('endTime'), field('startTime')),
      message: 'The period must end after it starts',
      field: 'endTime',
    },
  ],
  sample: { startTime: '09:00:00', endTime: '09:45:00', isBreak: false },
  access: timetableAccess,
});

declare module '@school/kernel' {
  interface ResourceTypes {
    classTiming: typeof classTiming;
  }
}
