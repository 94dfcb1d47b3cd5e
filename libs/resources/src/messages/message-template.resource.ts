import { defineResource, f, is, isNot } from '@school/kernel';
import { messageKeepers, messageStaff } from './access.ts';
import { messageChannels, messageSubjects } from './tokens.ts';

/** A reusable text, with placeholders for what differs between readers (TPL-1). */
export const messageTemplate = defineResource('messageTemplate', {
  module: 'messages',
  label: ['Message template', 'Message templates'],
  api: 'comm/v1/template',
  screens: {
    list: '/message_templates/message_templates',
    create: '/message_templates/message_templates/new',
    show: '/message_templates/message_templates/:id',
    edit: '/message_templates/message_templates/:id/edit',
  },
  menu: {
    group: 'messages',
    order: 30,
    icon: 'list',
    description: 'Reusable texts with placeholders for names and amounts',
    access: messageStaff,
  },
  fields: {
    name: f.text({ required: true, unique: true, max: 80, search: true }),
    channel: f.choice(messageChannels, { label: 'Channel', required: true, default: 'SMS' }),
    category: f.choice(messageSubjects, {
      label: 'About',
      required: true,
      default: 'GENERAL',
      help: 'Determines which placeholders the text may use',
    }),
    subject: f.text({ max: 200, search: true }),
    body: f.longText({ label: 'Text', required: true, max: 5000, search: true }),
    externalTemplateId: f.text({
      label: 'Registered number',
      max: 60,
      help: 'For countries that register the texts that may be sent to phones',
    }),
    active: f.flag({ default: true }),
    placeholders: f.text({ label: 'Names in it', readOnly: true, max: 400 }),
    uses: f.rollup({ label: 'Messages', of: 'message', via: 'template', fn: 'count' }),
  },
  conditions: {
    subject: { visible: isNot('channel', 'SMS'), required: is('channel', 'EMAIL') },
    externalTemplateId: { visible: is('channel', 'SMS') },
  },
  title: 'name',
  subtitle: ['channel'],
  list: {
    columns: ['name', 'channel', 'category', 'placeholders', 'uses', 'active'],
    sort: 'name',
    filters: ['channel', 'category', 'active'],
  },
  form: {
    tabs: [
      {
        key: 'template',
        label: 'Message template',
        sections: [
          { fields: ['name', 'channel', 'category', 'active'] },
          {
            label: 'Text',
            fields: ['subject', 'body', 'externalTemplateId'],
            own: { key: 'messageText', on: 'form' },
          },
          { fields: ['placeholders', 'uses'] },
        ],
      },
    ],
  },
  related: [{ key: 'messages', label: 'Messages', resource: 'message', via: 'template' }],
  sample: { body: 'A text', subject: 'About it' },
  access: {
    read: messageStaff,
    create: messageKeepers,
    update: messageKeepers,
    delete: messageKeepers,
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    messageTemplate: typeof messageTemplate;
  }
}
