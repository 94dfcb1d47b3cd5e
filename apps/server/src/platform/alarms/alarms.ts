import { Logger } from '@nestjs/common';
import type { NotificationEventKey } from '@school/resources';
import type { Database } from '../database/database.ts';
import { mainInstitute } from '../database/database.ts';
import { errorMessage } from '../errors/describe-error.ts';
import { notify } from '../notifications/notify.ts';

/** Administrators notified of an alarm. */
const most = 50;
/**
 * The same alarm is repeated after this time, so that a lasting fault is neither forgotten nor floods the notification
 * centre.
 */
const silentHours = 6;

/** A fault of the installation that needs someone's attention. */
export interface Alarm {
  readonly message: Extract<NotificationEventKey, `alarm.${string}`>;
  /** What the text mentions. */
  readonly params?: Readonly<Record<string, string | number>>;
  /** The log message, in English, with everything that helps to locate the fault. */
  readonly detail: string;
  /** Schema of the institute in which it happened; the head office by default. */
  readonly institute?: string;
}

/** Writes to the log immediately, and notifies the administrators in their notification centre. */
export class Alarms {
  private readonly logger = new Logger('Alarm');
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  /**
   * Never fails: the caller that raises an alarm has its own response to return, and the database may be part of the fault.
   */
  async raise({ message, params = {}, detail, institute = mainInstitute }: Alarm): Promise<void> {
    this.logger.error(`${institute}: ${detail}`);
    try {
      const users = await this.administrators(institute, message, params);
      await notify(this.database.of(institute), users, { message, params });
    } catch (error) {
      this.logger.error(`Nobody could be told: ${errorMessage(error)}`);
    }
  }

  /** Those who have not been told the same recently. */
  private async administrators(institute: string, message: string, params: object): Promise<number[]> {
    const rows = await this.database.of(institute).query<{ id: number }>({
      name: 'alarm_administrators',
      text: `select u.id::float8 as id from "user" u
        where u.entity_type = 'ADMIN' and not u.blocked and not u.archived
          and not exists (select from notification n where n.user_id = u.id and n.message = $1
            and n.params = $2::jsonb and n.created_at > now() - make_interval(hours => $3))
        order by u.id limit $4`,
      values: [message, JSON.stringify(params), silentHours, most],
    });
    return rows.map(({ id }) => id);
  }
}
