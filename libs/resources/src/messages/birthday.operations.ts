import { defineOperation, f } from '@school/kernel';
import type { Keyed } from '@school/kernel';
import { messageStaff, messageWriters } from './access.ts';

export const birthdaysOfDay = defineOperation('birthdaysOfDay', {
  module: 'messages',
  label: 'People whose birthday it is',
  at: 'GET comm/v1/birthday',
  input: { day: f.text() },
  answer: 'wire',
  access: messageWriters,
});

export const messageReach = defineOperation('messageReach', {
  module: 'messages',
  label: 'Whom a message would reach',
  at: 'GET comm/v1/message/preview/:id',
  input: { id: f.int({ required: true, min: 1 }) },
  answer: 'wire',
  access: messageStaff,
});

export const birthdayOperations = [messageReach, birthdaysOfDay] as const;

declare module '@school/kernel' {
  interface KnownOperations extends Keyed<typeof birthdayOperations> {}
}
