import { defineScreen } from '@school/kernel';
import { messageWriters } from './access.ts';

/** Forms of new messages, and the birthdays of a day. */
export const messageScreens = [
  defineScreen('composeMail', {
    module: 'messages',
    label: 'Write a mail',
    paths: ['/email_alerts/compose_mail'],
    access: messageWriters,
    menu: { group: 'mail', order: 10, icon: 'chat', description: 'To parents, students and employees' },
  }),
  defineScreen('sendSms', {
    module: 'messages',
    label: 'Write a text message',
    paths: ['/sms/send_sms'],
    access: messageWriters,
    menu: {
      group: 'sms',
      order: 10,
      icon: 'chat',
      description: 'To the phones of parents, students and employees',
    },
  }),
  defineScreen('birthdaySms', {
    module: 'messages',
    label: 'Birthdays',
    paths: ['/sms/birthday_sms'],
    access: messageWriters,
    menu: {
      group: 'sms',
      order: 30,
      icon: 'calendar',
      description: 'See whose birthday it is and send good wishes',
    },
  }),
] as const;
