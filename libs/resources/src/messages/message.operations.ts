import { defineOperation, f, field, gt, isOneOf } from '@school/kernel';
import type { Keyed } from '@school/kernel';
import { messageWriters } from './access.ts';

/** Sends a draft to as many people as its writer has seen; its page shows them, and the cost. */
export const sendMessage = defineOperation('sendMessage', {
  module: 'messages',
  label: 'Send',
  at: 'POST comm/v1/message/send/:id',
  on: { one: 'message' },
  input: { people: f.int({ required: true, min: 0 }) },
  answer: { id: f.int({ required: true }), jobId: f.text() },
  access: messageWriters,
  hidden: true,
});

export const stopMessage = defineOperation('stopMessage', {
  module: 'messages',
  label: 'Stop',
  at: 'POST comm/v1/message/cancel/:id',
  on: { one: 'message' },
  when: isOneOf('state', ['QUEUED', 'SENDING']),
  answer: { stopped: f.int({ required: true, label: 'Who gets nothing' }) },
  access: messageWriters,
  confirm: 'Anyone who has not been sent the message yet will not receive it.',
  tone: 'warning',
});

/** Sent only to those whom it did not reach (MAI-5). */
export const resendMessage = defineOperation('resendMessage', {
  module: 'messages',
  label: 'Resend to failed recipients',
  at: 'POST comm/v1/message/resend/:id',
  on: { one: 'message' },
  when: gt(field('failed'), 0),
  answer: { queued: f.int({ required: true }) },
  access: messageWriters,
});

export const messageOperations = [sendMessage, stopMessage, resendMessage] as const;

declare module '@school/kernel' {
  interface KnownOperations extends Keyed<typeof messageOperations> {}
}
