import { defineResource, f, is } from '@school/kernel';
import { audienceFields, audienceKeys, eachAudienceField } from '../collaboration/audience.ts';

const managers = ['ReminderManagement'] as const;

/** Something that the office wants people to be told on a given day. It is sent by the rounds, as all reminders are. */
export const customAlert = defineResource('customAlert', {
  module: 'alerts',
  label: ['Own alert', 'Own alerts'],
  api: 'setup/v1/CustomAlerts',
  screens: {
    list: '/custom_alerts/index',
    create: '/custom_alerts/new',
    show: '/custom_alerts/:id',
  },
  menu: {
    group: 'administration',
    order: 46,
    icon: 'reminder',
    description: 'What people are notified of on a day you choose',
    create: {
      label: 'New alert',
      description: 'Notify people of something on a given day',
      icon: 'reminder',
    },
  },
  fields: {
    title: f.text({ required: true, max: 120, search: true }),
    message: f.longText({ required: true, max: 500 }),
    day: f.date({ required: true, index: true }),
    active: f.flag({ default: true }),
    isCommon: f.flag({ label: 'For everybody', default: false }),
    ...audienceFields,
  },
  title: 'title',
  subtitle: ['day'],
  list: {
    columns: ['day', 'title', 'message', 'isCommon', 'active'],
    sort: '-day',
    filters: ['active', 'day'],
  },
  form: {
    tabs: [
      {
        key: 'alert',
        label: 'Alert',
        sections: [
          { fields: ['title', 'message', 'day', 'active'] },
          {
            label: 'To whom',
            fields: ['isCommon', ...audienceKeys],
            onDemand: audienceKeys,
          },
        ],
      },
    ],
  },
  conditions: eachAudienceField({ visible: is('isCommon', false) }),
  sample: { day: '2099-05-01', isCommon: true },
  access: { read: managers, create: managers, update: managers, delete: managers },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    customAlert: typeof customAlert;
  }
}
