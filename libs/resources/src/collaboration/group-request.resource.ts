import { defineResource, f } from '@school/kernel';

const makers = ['GroupManagement'] as const;

/** A request to become a member of a closed group; once, until it is decided. */
export const groupRequest = defineResource('groupRequest', {
  module: 'groups',
  label: ['Request to join', 'Requests to join'],
  api: 'collab/v1/groupRequest',
  noArchive: true,
  fields: {
    group: f.ref('discussionGroup', { required: true, onDelete: 'cascade' }),
    user: f.ref('user', { label: 'Who', required: true, named: true, onDelete: 'cascade' }),
  },
  title: 'user',
  subtitle: ['group'],
  list: { columns: ['user', 'group'], filters: ['group'] },
  unique: [{ fields: ['group', 'user'] }],
  actions: {
    admit: { label: 'Admit', on: 'row', access: [...makers, 'EMPLOYEE'], tone: 'success' },
    refuse: { label: 'Refuse', on: 'row', access: [...makers, 'EMPLOYEE'], tone: 'warning' },
  },
  /** Whoever moderates the group decides, in addition to those who manage all groups. */
  access: {
    read: [...makers, 'EMPLOYEE'],
    rows: { GroupManagement: 'all', EMPLOYEE: { 'group.keeps_gt': 0 } },
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    groupRequest: typeof groupRequest;
  }
}
