import type { Notification } from '@school/kernel';
import type { Connection } from '../database/database.ts';

interface Row extends Omit<Notification, 'id' | 'createdAt'> {
  readonly id: string;
  readonly createdAt: Date;
}

/** The latest notices of a user. */
export const notificationsOf = async (
  connection: Connection,
  user: number,
  most: number,
): Promise<Notification[]> => {
  const rows = await connection.query<Row>({
    name: 'notifications_of',
    text: `select id, message, params, link, created_at as "createdAt", read_at is not null as "isRead"
      from notification where user_id = $1 order by id desc limit $2`,
    values: [user, most],
  });
  return rows.map((row) => ({ ...row, id: Number(row.id), createdAt: row.createdAt.toISOString() }));
};

/** Marks a user's notices up to an id as read; those of others are not touched. */
export const readNotifications = async (
  connection: Connection,
  user: number,
  upTo: number,
): Promise<void> => {
  await connection.query({
    name: 'notifications_read',
    text: 'update notification set read_at = now() where user_id = $1 and id <= $2 and read_at is null',
    values: [user, upTo],
  });
};

/** Marks one notice as read. */
export const readNotification = async (connection: Connection, user: number, id: number): Promise<void> => {
  await connection.query({
    name: 'notification_read',
    text: 'update notification set read_at = now() where user_id = $1 and id = $2 and read_at is null',
    values: [user, id],
  });
};
