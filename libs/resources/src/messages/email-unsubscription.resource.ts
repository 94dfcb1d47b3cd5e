import { defineResource, f, is } from '@school/kernel';
import { messageKeepers, messageStaff } from './access.ts';

/** An address that has opted out of bulk mail. Necessary mail still reaches it (MAI-3). */
export const emailUnsubscription = defineResource('emailUnsubscription', {
  module: 'messages',
  label: ['Unsubscribed address', 'Unsubscribed addresses'],
  api: 'comm/v1/unsubscription',
  noArchive: true,
  screens: {
    list: '/email_alerts/email_unsubscription_list',
    create: '/email_alerts/email_unsubscription_list/new',
    show: '/email_alerts/email_unsubscription_list/:id',
  },
  menu: {
    group: 'mail',
    order: 30,
    icon: 'list',
    description: 'Addresses that do not want bulk e-mails',
    access: messageStaff,
  },
  fields: {
    address: f.email({ label: 'Address', level: 'basic', required: true, max: 160, search: true }),
    active: f.flag({ label: 'Unsubscribed', default: true, readOnly: true }),
    reason: f.text({ max: 300 }),
    unsubscribedAt: f.dateTime({ label: 'Since', readOnly: true }),
    byLink: f.flag({ label: 'Via the link in an e-mail', default: false, readOnly: true }),
    resubscribedAt: f.dateTime({ label: 'Resubscribed on', readOnly: true }),
    backReason: f.text({ label: 'Why it was withdrawn', max: 300, readOnly: true }),
  },
  title: 'address',
  list: {
    columns: ['address', 'active', 'unsubscribedAt', 'byLink', 'reason', 'resubscribedAt', 'backReason'],
    sort: '-unsubscribedAt',
    filters: ['active', 'byLink'],
    views: [{ key: 'active', label: 'Unsubscribed', filter: { active: true } }],
    opens: 'active',
  },
  actions: {
    resubscribe: {
      label: 'Subscribe again',
      on: 'row',
      access: messageKeepers,
      when: is('active', true),
      ask: { reason: f.text({ required: true, max: 300, help: 'Who asked for it, and how' }) },
    },
  },
  unique: [{ fields: ['address'], where: is('active', true) }],
  access: { read: messageStaff, create: messageKeepers },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    emailUnsubscription: typeof emailUnsubscription;
  }
}
