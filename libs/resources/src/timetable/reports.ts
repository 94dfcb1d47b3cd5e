import { defineReport, f } from '@school/kernel';
import { timetableKeepers } from './access.ts';
import { wholeTimetable } from './week.report.ts';

/**
 * How often someone took a lesson for others, and how often others took one of theirs. Exchanged lessons are shown
 * separately: they do not add to anyone's number of lessons (R25).
 */
export const coverReport = defineReport('coverReport', {
  module: 'timetable',
  label: 'Swapped timetable report',
  description: 'Lessons covered and given up, by employee',
  screen: '/timetable_tracker/swaped_timetable_report',
  menu: {
    group: 'timetableTracker',
    order: 20,
    icon: 'report',
    description: 'Who covered how many lessons for whom',
  },
  parameters: {
    from: f.date({ required: true }),
    to: f.date({ required: true }),
    employee: f.ref('employee', { label: 'Teacher' }),
  },
  start: { from: 'thisMonth:from', to: 'thisMonth:to' },
  columns: {
    employee: { label: 'Teacher', as: 'text', link: { resource: 'employee', id: 'employeeId' } },
    department: { label: 'Department', as: 'text' },
    covered: { label: 'Covered for others', as: 'int', total: true },
    givenUp: { label: 'Given up', as: 'int', total: true },
    cancelled: { label: 'Of which cancelled', as: 'int', total: true },
    exchanged: { label: 'Exchanged', as: 'int', total: true },
    employeeId: { label: 'Teacher', as: 'int', hidden: true },
  },
  access: timetableKeepers,
});

export const timetableReports = [coverReport, wholeTimetable] as const;
