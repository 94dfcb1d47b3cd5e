import { defineResource, f, is } from '@school/kernel';
import type { Filter } from '@school/kernel';
import { audienceFields, audienceMakers } from './audience.ts';

const makers = ['GroupManagement'] as const;

/** Lists that others may use are theirs to choose from. */
const usable: Filter<'isShared' | 'createdBy'> = { _or: [{ createdBy: { $me: 'id' } }, { isShared: true }] };

/**
 * A list of recipients. A fixed one names people; a rule-based one includes whoever belongs to what it names when it is
 * used, so that nobody has to maintain it.
 */
export const userGroup = defineResource('userGroup', {
  module: 'groups',
  label: ['User group', 'User groups'],
  api: 'collab/v1/userGroup',
  screens: {
    list: '/user_groups',
    create: '/user_groups/create_group',
    show: '/user_groups/:id',
    edit: '/user_groups/:id/edit',
  },
  menu: { group: 'collaboration', order: 50, icon: 'groups', description: 'Recipient lists' },
  fields: {
    name: f.text({ required: true, unique: true, max: 80, search: true }),
    kind: f.choice(
      { STATIC: 'Fixed members', DYNAMIC: 'Based on what people belong to' },
      { required: true, default: 'STATIC' },
    ),
    members: audienceFields.members,
    people: audienceFields.people,
    departments: audienceFields.departments,
    courses: audienceFields.courses,
    batches: audienceFields.batches,
    roleGroups: audienceFields.roleGroups,
    isShared: f.flag({ label: 'Others may use it', default: false }),
  },
  title: 'name',
  list: {
    columns: ['name', 'kind', 'members', 'people', 'departments', 'courses', 'batches', 'isShared'],
    sort: 'name',
    filters: ['kind', 'isShared'],
  },
  conditions: {
    members: { visible: is('kind', 'STATIC') },
    people: { visible: is('kind', 'STATIC') },
    departments: { visible: is('kind', 'DYNAMIC') },
    courses: { visible: is('kind', 'DYNAMIC') },
    batches: { visible: is('kind', 'DYNAMIC') },
    roleGroups: { visible: is('kind', 'DYNAMIC') },
  },
  access: {
    read: makers,
    create: makers,
    update: makers,
    delete: makers,
    pick: audienceMakers,
    own: makers,
    rows: Object.fromEntries(audienceMakers.map((maker) => [maker, usable])),
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    userGroup: typeof userGroup;
  }
}
