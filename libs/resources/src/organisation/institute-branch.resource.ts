import { defineResource, f } from '@school/kernel';

/**
 * Other institutes of the same school, managed by the head office. Each is a separate PostgreSQL schema with its own
 * people, settings and numbers; only the installation is shared.
 */
export const instituteBranch = defineResource('instituteBranch', {
  module: 'organisation',
  label: ['Branch', 'Branches'],
  api: 'setup/v1/InstituteBranches',
  ownCalls: ['save', 'update', 'bulk', 'import'],
  screens: { list: '/oauth/institute_branch', edit: '/oauth/institute_branch/:id' },
  menu: {
    group: 'administration',
    order: 30,
    icon: 'school',
    description: 'Separate institutes in this installation',
    access: ['ADMIN'],
  },
  fields: {
    code: f.text({
      required: true,
      unique: true,
      max: 20,
      search: true,
      pattern: { regex: '[A-Za-z][A-Za-z0-9]*', message: 'Letters and digits only, starting with a letter' },
      help: 'People in the branch sign in with it before their name: north/anna. It cannot be changed later.',
    }),
    name: f.text({ required: true, unique: true, max: 120, search: true }),
    principal: f.text({ max: 120 }),
    address: f.text({ max: 200 }),
    phone: f.phone({ level: 'basic', max: 25 }),
    email: f.email({ level: 'basic', max: 120 }),
    state: f.choice(
      { PREPARING: 'Being prepared', READY: 'Ready' },
      {
        required: true,
        default: 'PREPARING',
        readOnly: true,
        tones: { PREPARING: 'warning', READY: 'success' },
      },
    ),
    active: f.flag({ default: true, help: 'Nobody can sign in to a branch that is not active.' }),
  },
  title: 'name',
  subtitle: ['code'],
  list: {
    columns: ['code', 'name', 'principal', 'phone', 'state', 'active'],
    sort: 'code',
    filters: ['active'],
  },
  noArchive: true,
  sample: { code: 'North' },
  access: { read: ['ADMIN'], create: ['ADMIN'], update: ['ADMIN'] },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    instituteBranch: typeof instituteBranch;
  }
}
