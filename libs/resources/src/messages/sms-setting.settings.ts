import { defineSettings, f, is } from '@school/kernel';
import { messageKeepers } from './access.ts';

/** Settings for messages to phones: whom they may reach, what they cost, and birthdays. */
export const smsSetting = defineSettings('smsSetting', {
  module: 'messages',
  label: 'Text message settings',
  api: 'comm/v1/SmsSettings',
  screen: '/sms/settings',
  menu: {
    group: 'sms',
    order: 40,
    icon: 'settings',
    description: 'Who text messages may reach, what they cost, quiet hours and birthdays',
    access: messageKeepers,
  },
  fields: {
    enabled: f.flag({ label: 'Text messages are sent', default: true }),
    toStudents: f.flag({ label: 'To students', default: true }),
    toParents: f.flag({ label: 'To parents', default: true }),
    toEmployees: f.flag({ label: 'To employees', default: true }),
    countryCode: f.text({
      label: 'Country',
      required: true,
      default: '92',
      max: 4,
      pattern: { regex: '[1-9]\\d{0,3}', message: 'Digits only, such as 92' },
      help: 'Country code for numbers that begin with 0',
    }),
    unitCost: f.money({
      label: 'A part costs',
      level: 'basic',
      required: true,
      default: '0.00',
      min: '0',
      noSum: true,
    }),
    credits: f.int({
      label: 'Parts bought',
      min: 0,
      help: 'A message that needs more parts than are left is not sent. If empty, there is no limit',
    }),
    quietFrom: f.time({
      label: 'Nothing leaves from',
      default: '21:00:00',
      help: 'In the time zone of the institution',
    }),
    quietTo: f.time({ label: 'until', default: '07:00:00' }),
    birthdays: f.flag({ label: 'Birthday wishes are sent automatically', default: false }),
    birthdayTemplate: f.ref('messageTemplate', {
      label: 'Birthday text',
      filter: { channel: 'SMS', active: true },
      onDelete: 'restrict',
    }),
    birthdayAt: f.time({ label: 'Birthdays at', required: true, default: '09:00:00' }),
  },
  conditions: {
    birthdayTemplate: { visible: is('birthdays', true), required: is('birthdays', true) },
  },
  form: {
    tabs: [
      {
        key: 'sms',
        label: 'Text messages',
        sections: [
          { label: 'Whom they reach', fields: ['enabled', 'toStudents', 'toParents', 'toEmployees'] },
          { label: 'Numbers and cost', fields: ['countryCode', 'unitCost', 'credits'] },
          { label: 'Quiet hours', fields: ['quietFrom', 'quietTo'] },
          { label: 'Birthdays', fields: ['birthdays', 'birthdayTemplate', 'birthdayAt'] },
        ],
      },
    ],
  },
  sample: { countryCode: '49', birthdays: false },
  access: { read: messageKeepers, update: messageKeepers },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    smsSetting: typeof smsSetting;
  }
}
