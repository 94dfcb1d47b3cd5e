import { defineResource, f } from '@school/kernel';

/** When leave is credited automatically; one record. */
export const autoCreditSetting = defineResource('autoCreditSetting', {
  module: 'leave',
  label: ['Automatic credit', 'Automatic credit'],
  api: 'setup/v1/LeaveCreditSettings',
  ownCalls: ['save', 'bulk', 'import', 'archive', 'restore'],
  noArchive: true,
  fields: {
    name: f.text({ required: true, unique: true, readOnly: true, max: 40, default: 'Automatic credit' }),
    enabled: f.flag({ label: 'Credit leave automatically', default: true }),
    runHour: f.int({ label: 'From this hour of the day', required: true, min: 0, max: 23, default: 1 }),
    notifyEmployees: f.flag({ label: 'Notify employees of their credit', default: true }),
    lastRunOn: f.date({ readOnly: true }),
  },
  title: 'name',
  list: { columns: ['name', 'enabled', 'runHour', 'lastRunOn'] },
  access: {
    read: ['LeaveManagement'],
    create: ['LeaveManagement'],
    update: ['LeaveManagement'],
    delete: ['LeaveManagement'],
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    autoCreditSetting: typeof autoCreditSetting;
  }
}
