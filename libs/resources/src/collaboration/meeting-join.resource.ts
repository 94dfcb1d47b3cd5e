import { defineResource, f } from '@school/kernel';

const hosts = ['GroupManagement'] as const;

/** Records that someone joined a meeting and how long they were there; once per person. */
export const meetingJoin = defineResource('meetingJoin', {
  module: 'meetings',
  label: ['Participant', 'Participants'],
  api: 'collab/v1/meetingJoin',
  noArchive: true,
  fields: {
    room: f.ref('meetingRoom', { required: true, onDelete: 'restrict' }),
    user: f.ref('user', { label: 'Who', required: true, named: true, onDelete: 'restrict' }),
    asHost: f.flag({ label: 'As host', default: false }),
    joinedAt: f.dateTime({ label: 'First joined' }),
    cameAt: f.dateTime({ label: 'Last joined' }),
    leftAt: f.dateTime({ label: 'Left', help: 'As reported by the service, or when the meeting was ended' }),
    minutes: f.int({ label: 'Minutes attended', min: 0, help: 'Total of all stays' }),
  },
  title: 'user',
  list: { columns: ['user', 'asHost', 'joinedAt', 'leftAt', 'minutes'], sort: 'joinedAt' },
  unique: [{ fields: ['room', 'user'] }],
  access: {
    read: [...hosts, 'EMPLOYEE'],
    rows: { GroupManagement: 'all', EMPLOYEE: { 'room.hosting_gt': 0 } },
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    meetingJoin: typeof meetingJoin;
  }
}
