import { defineSettings, f } from '@school/kernel';
import { examKeepers, resultReaders } from '../access.ts';

/** What students and parents see of the gradebook, and what term and year report cards contain. */
export const gradebookSetting = defineSettings('gradebookSetting', {
  module: 'gradebook',
  label: 'Gradebook settings',
  api: 'setup/v1/GradebookSettings',
  screen: '/gradebooks/settings',
  menu: {
    group: 'gradebook',
    order: 50,
    icon: 'settings',
    description: 'Who sees marks when, and what report cards show',
  },
  fields: {
    marksShown: f.choice(
      { CLOSED: 'When a piece of work is closed', REPORT: 'Only on report cards' },
      { label: 'Students and parents see marks', required: true, default: 'CLOSED' },
    ),
    showAttendance: f.flag({ label: 'Attendance on report cards', default: true }),
    showLegend: f.flag({ label: 'Grade legend on report cards', default: true }),
    showPhoto: f.flag({ label: 'Photo on report cards', default: true }),
  },
  sample: { marksShown: 'REPORT', showPhoto: false },
  access: { read: ['EMPLOYEE', ...resultReaders], update: examKeepers },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    gradebookSetting: typeof gradebookSetting;
  }
}
