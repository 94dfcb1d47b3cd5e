import type { AnyResource } from '@school/kernel';
import { birthdayGreeting } from './birthday-greeting.resource.ts';
import { emailUnsubscription } from './email-unsubscription.resource.ts';
import { mailSetting } from './mail-setting.settings.ts';
import { messageFile } from './message-file.resource.ts';
import { messageRecipient } from './message-recipient.resource.ts';
import { messageTemplate } from './message-template.resource.ts';
import { message } from './message.resource.ts';
import { smsSetting } from './sms-setting.settings.ts';

export const messageResources: readonly AnyResource[] = [
  messageTemplate,
  message,
  messageFile,
  messageRecipient,
  emailUnsubscription,
  birthdayGreeting,
  mailSetting,
  smsSetting,
];
