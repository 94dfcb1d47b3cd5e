import { defineOperation, f } from '@school/kernel';
import type { Keyed } from '@school/kernel';

export const groupRecipients = defineOperation('groupRecipients', {
  module: 'groups',
  label: 'Whom a list of recipients reaches',
  at: 'GET collab/v1/userGroup/recipients/:id',
  input: { id: f.int({ required: true, min: 1 }) },
  answer: 'wire',
  access: ['GroupManagement'],
});

export const userGroupOperations = [groupRecipients] as const;

declare module '@school/kernel' {
  interface KnownOperations extends Keyed<typeof userGroupOperations> {}
}
