import { resendMessage, sendMessage, stopMessage } from '@school/resources';
import { handle } from '../../engine/operation/handle.ts';
import type { Handler } from '../../engine/operation/handle.ts';
import type { MessageActions } from './message-actions.ts';

/** Actions on a message other than writing it. */
export const messageHandlers = (actions: MessageActions): readonly Handler[] => [
  handle(sendMessage, ({ record, input, work }) => actions.send(work, record.id, input.people)),
  handle(stopMessage, ({ record, work }) => actions.cancel(work, record.id)),
  handle(resendMessage, ({ record, work }) => actions.resend(work, record.id)),
];
