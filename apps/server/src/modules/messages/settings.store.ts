import type { QuietHours } from '@school/domain';
import { institutionOf, institutionTimeZone } from '../../platform/clock/institution.ts';
import type { Connection } from '../../platform/database/database.ts';

/** The settings of one message channel. */
export interface WaySetting {
  readonly enabled: boolean;
  readonly quiet: QuietHours;
  /** Emails per day, null for no limit. */
  readonly dailyLimit: number | null;
  readonly replyTo: string | null;
  readonly footer: string;
  /** Whom text messages may reach. */
  readonly kinds: readonly string[];
  readonly country: string;
  readonly unitCost: string;
  /** Purchased parts of text messages; null for no limit. */
  readonly credits: number | null;
}

interface Row {
  readonly enabled: boolean | null;
  readonly quietFrom: string | null;
  readonly quietTo: string | null;
}
interface MailRow extends Row {
  readonly dailyLimit: number | null;
  readonly replyTo: string | null;
  readonly footer: string | null;
}
interface SmsRow extends Row {
  readonly kinds: readonly string[];
  readonly country: string;
  readonly unitCost: string;
  readonly credits: number | null;
}

const everybody = ['STUDENT', 'GUARDIAN', 'EMPLOYEE', 'USER'];
const free: WaySetting = {
  enabled: true,
  quiet: { from: null, to: null },
  dailyLimit: null,
  replyTo: null,
  footer: '',
  kinds: everybody,
  country: '92',
  unitCost: '0.00',
  credits: null,
};
/** Defaults, before anyone has saved the settings. */
const firstQuiet: QuietHours = { from: '21:00:00', to: '07:00:00' };

const mailSettingOf = async (connection: Connection): Promise<WaySetting> => {
  const [row] = await connection.query<MailRow>({
    name: 'message_mail_setting',
    text: `select enabled, daily_limit as "dailyLimit", reply_to as "replyTo", footer,
        quiet_from::text as "quietFrom", quiet_to::text as "quietTo" from mail_setting order by id limit 1`,
  });
  if (!row) return free;
  const { enabled, quietFrom, quietTo, dailyLimit, replyTo, footer } = row;
  const quiet = { from: quietFrom, to: quietTo };
  return { ...free, enabled: enabled ?? true, quiet, dailyLimit, replyTo, footer: footer ?? '' };
};

const smsSettingOf = async (connection: Connection): Promise<WaySetting> => {
  const [row] = await connection.query<SmsRow>({
    name: 'message_sms_setting',
    text: `select enabled, quiet_from::text as "quietFrom", quiet_to::text as "quietTo", country_code as country,
        unit_cost::text as "unitCost", credits, array_remove(array['USER', case when to_students then 'STUDENT' end,
          case when to_parents then 'GUARDIAN' end, case when to_employees then 'EMPLOYEE' end], null) as kinds
      from sms_setting order by id limit 1`,
  });
  if (!row) return { ...free, quiet: firstQuiet };
  const { enabled, quietFrom, quietTo, ...rest } = row;
  return { ...free, ...rest, enabled: enabled ?? true, quiet: { from: quietFrom, to: quietTo } };
};

/** The settings of a channel; in-product notices have none. */
export const waySetting = async (connection: Connection, channel: string): Promise<WaySetting> =>
  channel === 'EMAIL' ? mailSettingOf(connection) : channel === 'SMS' ? smsSettingOf(connection) : free;

/** What texts currently state about the institution. */
export interface Moment {
  /** Time of its day, "HH:mm". */
  readonly time: string;
  readonly day: string;
  readonly name: string;
  readonly currency: string;
}

/** The time and day of the institution, its name and currency. */
export const momentOf = async (connection: Connection): Promise<Moment> => {
  const { name, currency } = await institutionOf(connection);
  const [row] = await connection.query<Pick<Moment, 'time' | 'day'>>({
    name: 'message_moment',
    text: `select to_char(now() at time zone ${institutionTimeZone}, 'HH24:MI') as time,
        to_char(now() at time zone ${institutionTimeZone}, 'YYYY-MM-DD') as day`,
  });
  return { time: '12:00', day: '', ...row, name, currency };
};

/**
 * Remaining purchased parts, locked until the end of the transaction so that nobody else takes any.
 * @returns null without a limit
 */
export const partsLeft = async (connection: Connection, hold: boolean): Promise<number | null> => {
  const [row] = await connection.query<{ credits: number | null }>({
    text: `select credits from sms_setting order by id limit 1${hold ? ' for update' : ''}`,
  });
  if (row?.credits === undefined || row.credits === null) return null;
  const [taken] = await connection.query<{ parts: number }>({
    name: 'message_parts_taken',
    text: `select coalesce(sum(parts), 0)::float8 as parts from message where channel = 'SMS' and parts > 0`,
  });
  return row.credits - (taken?.parts ?? 0);
};
