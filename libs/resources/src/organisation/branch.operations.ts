import { defineOperation, roles } from '@school/kernel';
import type { Keyed } from '@school/kernel';

export const ownPlaces = defineOperation('ownPlaces', {
  module: 'organisation',
  label: 'Where one is, and where one may go',
  at: 'GET setup/v1/InstituteBranches/mine',
  answer: 'wire',
  access: roles,
});

export const branchOperations = [ownPlaces] as const;

declare module '@school/kernel' {
  interface KnownOperations extends Keyed<typeof branchOperations> {}
}
