import { all, any, defineResource, f, is, isEmpty, isNot, not } from '@school/kernel';

/** A saved view of a list: filter, columns, order. Served by its own calls, which know whom it is shared with. */
export const listView = defineResource('listView', {
  module: 'system',
  label: ['View', 'Views'],
  fields: {
    owner: f.ref('user', { required: true, onDelete: 'cascade' }),
    resource: f.text({ required: true, max: 80, index: true }),
    name: f.text({ required: true, max: 60 }),
    audience: f.choice({ MINE: 'Me', ROLE: 'A role', ALL: 'Everyone' }, { required: true, default: 'MINE' }),
    role: f.choice({
      ADMIN: 'Administrators',
      EMPLOYEE: 'Employees',
      STUDENT: 'Students',
      PARENT: 'Parents',
    }),
    state: f.json({ required: true }),
    preferred: f.flag({ label: 'Shown at first', default: false }),
  },
  title: 'name',
  list: { columns: ['name', 'resource', 'audience'] },
  checks: [
    {
      key: 'roleOfAudience',
      holds: any(
        all(is('audience', 'ROLE'), not(isEmpty('role'))),
        all(isNot('audience', 'ROLE'), isEmpty('role')),
      ),
      message: 'Choose the role that sees the view',
      field: 'role',
    },
  ],
  noArchive: true,
  access: { read: ['ADMIN'] },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    listView: typeof listView;
  }
}
