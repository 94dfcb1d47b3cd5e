import { defineResource, f } from '@school/kernel';

/** That somebody has joined a meeting; a person once. */
export const meetingJoin = defineResource('meetingJoin', {
  module: 'meetings',
  label: ['Participant', 'Participants'],
  noArchive: true,
  fields: {
    room: f.ref('meetingRoom', { required: true, onDelete: 'restrict' }),
    user: f.ref('user', { required: true, onDelete: 'restrict' }),
    asHost: f.flag({ label: 'As host', default: false }),
  },
  title: 'user',
  list: { columns: ['room', 'user', 'asHost'] },
  unique: [{ fields: ['room', 'user'] }],
  access: { read: ['ADMIN'] },
});
