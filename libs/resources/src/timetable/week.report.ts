import { defineReport, f } from '@school/kernel';
import { weekdays } from './weekdays.ts';

const cell = (label: string) => ({ label, as: 'text' }) as const;

/** The weeks of all classes, teachers or rooms one after the other, to be displayed or taken along as one file. */
export const wholeTimetable = defineReport('wholeTimetable', {
  module: 'timetable',
  label: 'School timetable',
  description: 'The weeks of all classes, teachers or rooms, one after the other',
  screen: '/timetable/whole',
  menu: {
    group: 'timetable',
    order: 25,
    icon: 'report',
    description: 'All classes, teachers or rooms on paper',
  },
  parameters: {
    timetable: f.ref('timetable', { named: true, help: 'If empty, the one in effect today is used' }),
    of: f.choice(
      { BATCH: 'Batches', TEACHER: 'Teachers', ROOM: 'Rooms' },
      { label: 'Sheets of', required: true },
    ),
  },
  start: { of: 'BATCH' },
  columns: {
    whose: cell('Timetable'),
    time: cell('Time'),
    MON: cell(weekdays.MON),
    TUE: cell(weekdays.TUE),
    WED: cell(weekdays.WED),
    THU: cell(weekdays.THU),
    FRI: cell(weekdays.FRI),
    SAT: cell(weekdays.SAT),
    SUN: cell(weekdays.SUN),
  },
  groupBy: 'whose',
  access: ['EMPLOYEE', 'TimetableManagement'],
});
