import { Logger } from '@nestjs/common';
import type { NotificationEventKey } from '@school/resources';
import type { Database } from '../database/database.ts';
import { mainInstitute } from '../database/database.ts';
import { errorMessage } from '../errors/describe-error.ts';
import { notify } from '../notifications/notify.ts';

/** Administrators told of an alarm. */
const most = 50;
/** The same alarm is told again after this time, so that a fault that lasts is not forgotten and fills no centre. */
const silentHours = 6;

/** A fault of the installation that somebody has to look at. */
export interface Alarm {
  readonly message: Extract<NotificationEventKey, `alarm.${string}`>;
  /** What the text names. */
  readonly params?: Readonly<Record<string, string | number>>;
  /** What the log says, in English, with everything that helps to find the place. */
  readonly detail: string;
  /** Schema of the institute that it happened in; the head office by default. */
  readonly institute?: string;
}

/** Tells the log at once, and the administrators in their notification centre. */
export class Alarms {
  private readonly logger = new Logger('Alarm');
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  /** Never fails: who raises an alarm has an answer of its own to give, and the database may be part of the fault. */
  async raise({ message, params = {}, detail, institute = mainInstitute }: Alarm): Promise<void> {
    this.logger.error(`${institute}: ${detail}`);
    try {
      const users = await this.administrators(institute, message, params);
      await notify(this.database.of(institute), users, { message, params });
    } catch (error) {
      this.logger.error(`Nobody could be told: ${errorMessage(error)}`);
    }
  }

  /** Those who have not heard the same lately. */
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
