import { defineSettings, f } from '@school/kernel';
import { messageKeepers } from './access.ts';

/** Settings for bulk mail. */
export const mailSetting = defineSettings('mailSetting', {
  module: 'messages',
  label: 'E-mail settings',
  api: 'comm/v1/MailSettings',
  screen: '/email_alerts/email_alert_settings',
  menu: {
    group: 'mail',
    order: 40,
    icon: 'settings',
    description: 'Whether bulk mail is sent, how much per day, and its footer',
    access: messageKeepers,
  },
  fields: {
    enabled: f.flag({ label: 'Send bulk e-mails', default: true }),
    dailyLimit: f.int({
      label: 'E-mails per day',
      min: 1,
      max: 100_000,
      help: 'As many as the e-mail service allows; the rest go out the next day. If empty, all at once',
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
        label: 'E-mail settings',
        sections: [
          {
            label: 'Sending',
            help: 'Which events are notified by mail is set in Notification control; this section is about bulk messages.',
            fields: ['enabled', 'dailyLimit', 'quietFrom', 'quietTo'],
          },
          { label: 'In every e-mail', fields: ['replyTo', 'footer'] },
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
