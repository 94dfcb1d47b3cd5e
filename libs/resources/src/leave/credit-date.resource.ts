import { defineResource, f } from '@school/kernel';

const months = {
  '1': 'January',
  '2': 'February',
  '3': 'March',
  '4': 'April',
  '5': 'May',
  '6': 'June',
  '7': 'July',
  '8': 'August',
  '9': 'September',
  '10': 'October',
  '11': 'November',
  '12': 'December',
} as const;

/** One day of the year on which leave is credited. */
export const creditDate = defineResource('creditDate', {
  module: 'leave',
  label: ['Credit date', 'Credit dates'],
  parent: 'creditDateSetting',
  noArchive: true,
  fields: {
    month: f.choice(months, { required: true }),
    day: f.int({ required: true, min: 1, max: 31 }),
  },
  title: 'month',
  list: { columns: ['month', 'day'] },
  access: {
    read: ['LeaveManagement'],
    create: ['LeaveManagement'],
    update: ['LeaveManagement'],
    delete: ['LeaveManagement'],
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    creditDate: typeof creditDate;
  }
}
