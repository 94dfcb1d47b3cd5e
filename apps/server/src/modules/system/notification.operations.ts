import {
  notificationsOf,
  readNotification,
  readNotifications,
} from '../../platform/notifications/notification-statements.ts';
import { noticeRulesFor } from '../../platform/notifications/notice-rules.ts';
import type { NoticeRule } from '../../platform/notifications/notice-rules.ts';
import type { Notification } from '@school/kernel';
import {
  notificationsOfUser,
  notificationRulesOfUser,
  markNotification,
  markNotifications,
} from '@school/resources';
import { handle } from '../../engine/operation/handle.ts';

const listLength = 50;

declare module '@school/kernel' {
  interface KnownAnswers {
    notificationsOfUser: readonly Notification[];
    notificationRulesOfUser: readonly NoticeRule[];
  }
}

/** Notifications of the caller. */
export const notificationHandlers = [
  handle(notificationsOfUser, ({ context: { actor }, connection }) =>
    notificationsOf(connection, actor.id, listLength),
  ),
  handle(notificationRulesOfUser, ({ context: { actor }, connection }) =>
    noticeRulesFor(connection, actor.role),
  ),
  handle(markNotification, async ({ input: { id }, context: { actor }, work }) => {
    await readNotification(work.transaction, actor.id, id);
    return { id };
  }),
  handle(markNotifications, async ({ input: { id }, context: { actor }, work }) => {
    await readNotifications(work.transaction, actor.id, id);
    return { id };
  }),
];
