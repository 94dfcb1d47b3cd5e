import { defineResource, f } from '@school/kernel';
import { privilegeGroups, privilegeOptions } from './privileges.ts';

/**
 * Another program that calls this one with a token of its own, by the client-credentials grant of OAuth 2. It may do what
 * is ticked and what the user it acts for may do at that moment, and no more.
 */
export const oauthClient = defineResource('oauthClient', {
  module: 'access',
  label: ['API client', 'API clients'],
  api: 'setup/v1/OAuthClients',
  screens: { list: '/oauth/clients', show: '/oauth/clients/show/:id', edit: '/oauth/clients/:id' },
  menu: {
    group: 'administration',
    order: 40,
    icon: 'settings',
    description: 'Programs that may access this system',
    access: ['ADMIN'],
  },
  fields: {
    name: f.text({ required: true, unique: true, max: 80, search: true }),
    clientId: f.text({ label: 'Client id', unique: true, max: 80, readOnly: true, noCopy: true }),
    actAs: f.ref('user', {
      label: 'Acts for',
      required: true,
      onDelete: 'restrict',
      help: 'What the program writes is recorded under this name. Blocked together with the user.',
    }),
    scopes: f.choices(privilegeOptions, {
      label: 'Rights',
      required: true,
      groups: privilegeGroups,
      help: 'Only rights that the user has as well take effect.',
    }),
    accessTokenMinutes: f.int({
      label: 'Token lifetime in minutes',
      required: true,
      default: 60,
      min: 5,
      max: 1440,
    }),
    active: f.flag({ default: true, help: 'When switched off, its tokens stop working at once.' }),
    lastUsedAt: f.dateTime({ label: 'Last token', readOnly: true, noCopy: true }),
  },
  title: 'name',
  subtitle: ['clientId'],
  list: { columns: ['name', 'clientId', 'actAs', 'active', 'lastUsedAt'], sort: 'name', filters: ['active'] },
  noArchive: true,
  sample: { scopes: ['HrBasics'] },
  access: { read: ['ADMIN'], create: ['ADMIN'], update: ['ADMIN'], delete: ['ADMIN'] },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    oauthClient: typeof oauthClient;
  }
}
