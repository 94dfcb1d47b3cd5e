import { defineResource, f, is } from '@school/kernel';

/** A pattern for encrypted (https) addresses. */
export const secureAddress = {
  regex: 'https://[^\\s<>"]+',
  message: 'An address that starts with https://',
} as const;

/**
 * A service on which meetings are held, with what is needed to open rooms there. A room without one has its own link,
 * created manually at any service.
 */
export const meetingProvider = defineResource('meetingProvider', {
  module: 'meetings',
  label: ['Meeting service', 'Meeting services'],
  api: 'collab/v1/meetingProvider',
  noArchive: true,
  screens: {
    list: '/online_meeting_rooms/services',
    create: '/online_meeting_rooms/services/new',
    show: '/online_meeting_rooms/services/:id',
    edit: '/online_meeting_rooms/services/:id/edit',
  },
  menu: {
    group: 'administration',
    order: 45,
    icon: 'room',
    description: 'Where online meetings are held',
    access: ['ADMIN'],
  },
  fields: {
    name: f.text({ required: true, unique: true, max: 60, search: true }),
    kind: f.choice({ BIGBLUEBUTTON: 'BigBlueButton', JITSI: 'Jitsi Meet' }, { required: true }),
    url: f.text({
      label: 'Address',
      required: true,
      max: 300,
      level: 'system',
      pattern: secureAddress,
      help: 'BigBlueButton: https://meet.example/bigbluebutton; Jitsi: https://meet.example',
    }),
    appId: f.text({
      label: 'App id',
      max: 100,
      level: 'system',
      help: 'How the service identifies this application',
    }),
    secret: f.secret({
      label: 'Shared secret',
      max: 200,
      level: 'system',
      help: 'Used to open rooms and tell hosts from guests; a Jitsi without one lets everybody in alike',
    }),
    isActive: f.flag({ label: 'In use', default: true }),
    rooms: f.rollup({ label: 'Meetings', of: 'meetingRoom', via: 'provider', fn: 'count' }),
  },
  conditions: { appId: { visible: is('kind', 'JITSI') } },
  title: 'name',
  subtitle: ['kind'],
  list: { columns: ['name', 'kind', 'isActive', 'rooms'], sort: 'name', filters: ['kind', 'isActive'] },
  sample: { kind: 'JITSI', url: 'https://meet.example' },
  access: {
    read: ['GroupManagement'],
    create: ['ADMIN'],
    update: ['ADMIN'],
    delete: ['ADMIN'],
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    meetingProvider: typeof meetingProvider;
  }
}
