import { defineResource, f, is, isNot } from '@school/kernel';

/** The days of the leave year on which a frequency is credited; without a record, the first days of equal parts. */
export const creditDateSetting = defineResource('creditDateSetting', {
  module: 'leave',
  label: ['Credit dates', 'Credit dates'],
  api: 'setup/v1/LeaveCreditDateSettings',
  ownCalls: ['save', 'bulk', 'import'],
  noArchive: true,
  fields: {
    frequency: f.choice(
      {
        YEARLY: 'Once a year',
        HALF_YEARLY: 'Twice a year',
        QUARTERLY: 'Each quarter',
        MONTHLY: 'Each month',
      },
      { required: true, unique: true, search: true },
    ),
    dayOfMonth: f.int({ min: 1, max: 31, help: '31 means the last day of the month' }),
    dates: f.lines('creditDate', { label: 'Dates' }),
  },
  title: 'frequency',
  list: { columns: ['frequency', 'dayOfMonth', 'dates'], sort: 'frequency' },
  conditions: {
    dayOfMonth: { visible: is('frequency', 'MONTHLY'), required: is('frequency', 'MONTHLY') },
    dates: { visible: isNot('frequency', 'MONTHLY') },
  },
  access: {
    read: ['LeaveManagement'],
    create: ['LeaveManagement'],
    update: ['LeaveManagement'],
    delete: ['LeaveManagement'],
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    creditDateSetting: typeof creditDateSetting;
  }
}
