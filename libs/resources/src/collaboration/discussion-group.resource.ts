import { all, defineResource, eq, f, field, gt, is } from '@school/kernel';
import type { Filter } from '@school/kernel';
import { audienceFields, audienceKeys, belongsTo, singleAccounts } from './audience.ts';
import type { AudienceKey } from './audience.ts';

const makers = ['GroupManagement'] as const;
const people = ['EMPLOYEE', 'STUDENT'] as const;

/** Who is personally named in the group, as a member or as a moderator. */
const named: Filter<'members' | 'people' | 'moderators'> = {
  _or: [
    { members_contains: { $me: 'employee' } },
    { people_contains: { $me: 'id' } },
    { moderators_contains: { $me: 'employee' } },
  ],
};

/** Who may read and write: everyone in an open group, members in any other. */
const inside: Filter<'visibility' | 'moderators' | 'createdBy' | AudienceKey> = {
  _or: [{ visibility: 'OPEN' }, named, ...belongsTo],
};

/** Moderators need not have access to the records of their colleagues; they find them by name and number. */
const whom = f.refs('employee', {
  label: 'Who',
  required: true,
  named: true,
  filter: { status: 'ACTIVE' },
});

/** People who discuss something: everyone may join in an open group, only members in a closed one. */
export const discussionGroup = defineResource('discussionGroup', {
  module: 'groups',
  label: ['Group', 'Groups'],
  api: 'collab/v1/group',
  comments: 'readers',
  attachments: true,
  screens: {
    list: '/groups/index',
    create: ['/groups/create_group', '/create_group'],
    show: '/groups/:id',
    edit: '/groups/:id/edit',
  },
  menu: {
    group: 'collaboration',
    order: 40,
    icon: 'chat',
    description: 'Groups for discussion',
    access: [...makers, ...people],
  },
  fields: {
    name: f.text({ required: true, unique: true, max: 80, search: true }),
    description: f.longText({ max: 2000 }),
    logo: f.image({ level: 'basic', maxBytes: 524_288, ratio: [1, 1] }),
    visibility: f.choice(
      { OPEN: 'Open to everybody', CLOSED: 'Members only', SECRET: 'Secret' },
      {
        required: true,
        default: 'OPEN',
        help: 'Colleagues can see a members-only group and ask to join; a secret one is visible to its members only',
        tones: { OPEN: 'success', CLOSED: 'neutral', SECRET: 'warning' },
      },
    ),
    moderators: f.refs('employee', {
      named: true,
      filter: { status: 'ACTIVE' },
      help: 'They admit people and remove comments; at first, whoever creates the group',
    }),
    ...audienceFields,
    people: singleAccounts(['STUDENT'], 'Students', 'Individual students, by their user account'),
    asked: f.rollup({
      label: 'I have asked to join',
      of: 'groupRequest',
      via: 'group',
      fn: 'count',
      where: { user: { $me: 'id' } },
    }),
    belongs: f.rollup({
      label: 'I belong to it',
      of: 'discussionGroup',
      via: 'id',
      fn: 'count',
      where: { _or: [named, ...belongsTo] },
    }),
    named: f.rollup({ label: 'It names me', of: 'discussionGroup', via: 'id', fn: 'count', where: named }),
    keeps: f.rollup({
      label: 'I moderate it',
      of: 'discussionGroup',
      via: 'id',
      fn: 'count',
      where: { _or: [{ createdBy: { $me: 'id' } }, { moderators_contains: { $me: 'employee' } }] },
    }),
  },
  title: 'name',
  list: {
    columns: ['name', 'visibility', 'departments', 'batches', 'description'],
    sort: 'name',
    filters: ['visibility'],
  },
  form: {
    tabs: [
      {
        key: 'group',
        label: 'Group',
        sections: [
          { fields: ['name', 'description', 'logo', 'visibility', 'moderators'] },
          { label: 'Who it is for', fields: audienceKeys, onDemand: audienceKeys },
        ],
      },
    ],
  },
  related: [
    {
      key: 'requests',
      label: 'Wants to join',
      resource: 'groupRequest',
      via: 'group',
      when: gt(field('keeps'), 0),
      always: makers,
    },
  ],
  actions: {
    invite: {
      label: 'Add people',
      on: 'row',
      access: ['EMPLOYEE'],
      when: gt(field('keeps'), 0),
      ask: {
        people: whom,
        moderate: f.flag({ label: 'As moderators', default: false }),
      },
    },
    dismiss: {
      label: 'Remove people',
      on: 'row',
      access: ['EMPLOYEE'],
      when: gt(field('keeps'), 0),
      ask: { people: whom },
      tone: 'warning',
    },
    ask: {
      label: 'Ask to join',
      on: 'row',
      access: ['EMPLOYEE'],
      forOneself: true,
      when: all(is('visibility', 'CLOSED'), eq(field('asked'), 0), eq(field('belongs'), 0)),
    },
    leave: {
      label: 'Leave the group',
      on: 'row',
      access: ['EMPLOYEE'],
      forOneself: true,
      when: gt(field('named'), 0),
      confirm: 'You will no longer be named in the group. You stay in the groups of your department.',
      tone: 'warning',
    },
  },
  access: {
    read: [...makers, ...people],
    create: makers,
    update: makers,
    delete: makers,
    rows: {
      GroupManagement: 'all',
      EMPLOYEE: { _or: [{ visibility_in: ['OPEN', 'CLOSED'] }, named, ...belongsTo] },
      STUDENT: inside,
    },
    remarks: { GroupManagement: 'all', EMPLOYEE: inside, STUDENT: inside },
    moderate: makers,
    moderatedBy: 'keeps',
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    discussionGroup: typeof discussionGroup;
  }
}
