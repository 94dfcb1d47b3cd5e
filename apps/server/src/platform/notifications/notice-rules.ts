import type { Role } from '@school/kernel';
import { notificationEventsFor } from '@school/resources';
import type { NotificationEventKey } from '@school/resources';
import type { Connection } from '../database/database.ts';

/** How the institution notifies a kind of user, before the users have chosen for themselves. */
export interface NoticeRule {
  readonly event: NotificationEventKey;
  /** False: nobody sees it in the product, whatever they choose. */
  readonly shown: boolean;
  readonly mailed: boolean;
}

interface Lists {
  readonly in_app_off: readonly string[] | null;
  readonly email_on: readonly string[] | null;
  readonly off: readonly string[] | null;
}

const offColumns: Readonly<Record<Role, string>> = {
  ADMIN: 'null',
  EMPLOYEE: 'off_for_employees',
  STUDENT: 'off_for_students',
  PARENT: 'off_for_parents',
};

/** The notices that a kind of user may get; those that the institution has switched off for them are omitted. */
export const noticeRulesFor = async (connection: Connection, role: Role): Promise<readonly NoticeRule[]> => {
  const [lists] = await connection.query<Lists>({
    name: `notice_rules_${role.toLowerCase()}`,
    text: `select in_app_off, email_on, ${offColumns[role]} as off from notification_control order by id limit 1`,
  });
  return notificationEventsFor(role)
    .filter((event) => !lists?.off?.includes(event))
    .map((event) => ({
      event,
      shown: !lists?.in_app_off?.includes(event),
      mailed: lists?.email_on?.includes(event) ?? false,
    }));
};
