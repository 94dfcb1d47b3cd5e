import { defineScreen } from '@school/kernel';

export const alertScreens = [
  defineScreen('reminderSettings', {
    module: 'alerts',
    label: 'Reminder settings',
    paths: ['/alert_settings'],
    parent: '/reminders',
    access: ['ReminderManagement'],
    menu: {
      group: 'configuration',
      order: 55,
      icon: 'reminder',
      description: 'What people are reminded of, when and how',
    },
  }),
  defineScreen('feeReminderSettings', {
    module: 'alerts',
    label: 'Fee reminders',
    paths: ['/alert_settings/fee_related'],
    parent: '/alert_settings',
    access: ['ReminderManagement'],
  }),
] as const;
