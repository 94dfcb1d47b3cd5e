import { defineSettings, f } from '@school/kernel';
import { notificationEventNames } from './notification-events.ts';

/**
 * Which notices are sent through which channel and to whom. By default everything is shown in the product and nothing is
 * mailed. Links to set a password are not notices: they cannot be switched off.
 */
export const notificationControl = defineSettings('notificationControl', {
  module: 'organisation',
  label: 'Notification control',
  api: 'setup/v1/NotificationControl',
  fields: {
    inAppOff: f.choices(notificationEventNames, { label: 'Not shown in the app' }),
    emailOn: f.choices(notificationEventNames, { label: 'Sent by e-mail' }),
    offForEmployees: f.choices(notificationEventNames),
    offForStudents: f.choices(notificationEventNames),
    offForParents: f.choices(notificationEventNames),
  },
  access: { read: ['GeneralSettings'], update: ['GeneralSettings'] },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    notificationControl: typeof notificationControl;
  }
}
