import { defineSettings, f } from '@school/kernel';
import { messageKeepers } from './access.ts';

/** What holds for mails to many. */
export const mailSetting = defineSettings('mailSetting', {
  module: 'messages',
  label: 'Mail settings',
  api: 'comm/v1/MailSettings',
  screen: '/email_alerts/email_alert_settings',
  menu: {
    group: 'mail',
    order: 40,
    icon: 'settings',
    description: 'Whether mails to many leave, how many on a day, and their last lines',
    access: messageKeepers,
  },
  fields: {
    enabled: f.flag({ label: 'Mails to many are sent', default: true }),
    dailyLimit: f.int({
      label: 'Mails on a day',
      min: 1,
      max: 100_000,
      help: 'As the mail service allows; the rest leaves on the next day. Empty: all at once',
    }),
    replyTo: f.email({ label: 'Answers go to', level: 'basic', max: 120 }),
    footer: f.longText({ label: 'Last lines', max: 500 }),
    quietFrom: f.time({ label: 'Nothing leaves from', help: 'In the time zone of the institution' }),
    quietTo: f.time({ label: 'until' }),
  },
  form: {
    tabs: [
      {
        key: 'mail',
        label: 'Mail settings',
        sections: [
          {
            label: 'Sending',
            help: 'Which events are told by mail stands in the control of notices; this is about messages to many.',
            fields: ['enabled', 'dailyLimit', 'quietFrom', 'quietTo'],
          },
          { label: 'In every mail', fields: ['replyTo', 'footer'] },
        ],
      },
    ],
  },
  access: { read: messageKeepers, update: messageKeepers },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    mailSetting: typeof mailSetting;
  }
}
