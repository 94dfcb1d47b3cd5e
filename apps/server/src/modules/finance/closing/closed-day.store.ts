import { addDays } from '@school/domain';
import type { Connection } from '../../../platform/database/database.ts';

/** The last closed day: nothing is posted on or before it any more. */
export const lastClosedDay = async (connection: Connection): Promise<string | undefined> => {
  const [row] = await connection.query<{ day: string | null }>({
    name: 'last_closed_day',
    text: `select max(day)::text as day from day_closing where status = 'CLOSED'`,
  });
  return row?.day ?? undefined;
};

/** The day on which today's money is posted: the next one if today is already closed. Other days are unchanged. */
export const postingDay = async (connection: Connection, day: string, today: string): Promise<string> => {
  if (day !== today) return day;
  const closed = await lastClosedDay(connection);
  return closed !== undefined && closed >= today ? addDays(closed, 1) : day;
};
