import type { AnyResource } from '@school/kernel';
import { reminderRecipient } from './reminder-recipient.resource.ts';
import { reminderSettings } from './reminder-settings.ts';
import { reminder } from './reminder.resource.ts';

export const alertResources: readonly AnyResource[] = [reminder, reminderRecipient, ...reminderSettings];
