import type { AnyResource } from '@school/kernel';
import { customAlert } from './custom-alert.resource.ts';
import { reminderRecipient } from './reminder-recipient.resource.ts';
import { reminderSettings } from './reminder-settings.ts';
import { reminder } from './reminder.resource.ts';

export const alertResources: readonly AnyResource[] = [
  customAlert,
  reminder,
  reminderRecipient,
  ...reminderSettings,
];
