import { defineSettings, f } from '@school/kernel';

/** How students are numbered and sorted. */
export const studentSetting = defineSettings('studentSetting', {
  module: 'students',
  label: 'Student numbering and order',
  api: 'setup/v1/StudentSettings',
  screen: '/student/students_sorting',
  menu: {
    group: 'students',
    order: 80,
    icon: 'settings',
    description: 'How students are sorted, and how admissions are numbered',
  },
  fields: {
    sortBy: f.choice(
      { FIRST_NAME: 'First name', LAST_NAME: 'Last name', ADMISSION_NUMBER: 'Admission number' },
      {
        label: 'Sort students by',
        required: true,
        default: 'FIRST_NAME',
        help: 'In batch lists, and when roll numbers are assigned. Numbers already assigned stay.',
      },
    ),
    autoNumber: f.flag({
      label: 'Admissions are numbered automatically',
      default: true,
      help: 'A number taken in the meantime is replaced by the next one.',
    }),
    firstNumber: f.text({
      label: 'First admission number',
      required: true,
      max: 30,
      default: '1',
      pattern: { regex: '[A-Za-z0-9_-]+', message: 'Letters, digits, _ and - only' },
    }),
  },
  access: { read: ['EMPLOYEE'], update: ['StudentControl', 'GeneralSettings'] },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    studentSetting: typeof studentSetting;
  }
}
