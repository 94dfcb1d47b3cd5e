import { defineResource, f } from '@school/kernel';

const hosts = ['GroupManagement'] as const;

/** That somebody has joined a meeting; a person once. */
export const meetingJoin = defineResource('meetingJoin', {
  module: 'meetings',
  label: ['Participant', 'Participants'],
  api: 'collab/v1/meetingJoin',
  noArchive: true,
  fields: {
    room: f.ref('meetingRoom', { required: true, onDelete: 'restrict' }),
    user: f.ref('user', { label: 'Who', required: true, named: true, onDelete: 'restrict' }),
    asHost: f.flag({ label: 'As host', default: false }),
    joinedAt: f.dateTime({ label: 'First came' }),
  },
  title: 'user',
  list: { columns: ['user', 'asHost', 'joinedAt'], sort: 'joinedAt' },
  unique: [{ fields: ['room', 'user'] }],
  access: {
    read: [...hosts, 'EMPLOYEE'],
    rows: { GroupManagement: 'all', EMPLOYEE: { 'room.hosting_gt': 0 } },
  },
});
