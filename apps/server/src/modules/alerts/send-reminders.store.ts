import type { Catalogue } from '@school/kernel';
import { lateOffset, reminderKinds } from '@school/resources';
import type { ReminderKind, ReminderKindKey } from '@school/resources';
import { institutionTimeZone } from '../../platform/clock/institution.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { tellEach } from '../../platform/notifications/notify.ts';
import type { NoticeFor } from '../../platform/notifications/notify.ts';
import { familiesOf } from '../students/families-of.ts';
import { reminderSources } from './kinds.ts';
import { outcomesOf } from './outcomes.ts';
import { ownText } from './own-text.ts';
import { planReminders } from './plan-reminders.store.ts';
import { reminderSetting } from './reminder-setting.store.ts';
import type { ReminderSetting } from './reminder-setting.store.ts';
import { accounts } from '../../platform/accounts/accounts.ts';
import { switchedOff } from '../../platform/sessions/switched-off.ts';

const mostNotices = 1000;
/** More than a year, so that nothing already sent is planned again. */
const daysKept = 400;

/** A reminder whose time has come. */
interface Due {
  readonly id: number;
  readonly kind: ReminderKindKey;
  readonly sourceId: number;
  readonly occurrence: string;
  readonly offset: string;
  readonly day: string;
}

interface Source {
  readonly params: Readonly<Record<string, string>>;
  readonly link: string;
}

/** The moment of a round, and what the catalogue knows. */
export interface Sending {
  readonly today: string;
  /** Time of day at the institution, "HH:mm". */
  readonly time: string;
  readonly catalogue: Catalogue;
  /** Key of the feature that the sources of a kind belong to. */
  readonly featureOf: (kind: ReminderKindKey) => string;
}

/** The next one, or the given one if it is still due; locked until the end, so that another server skips it. */
const nextDue = async (
  transaction: Transaction,
  { today, time }: Sending,
  only?: number,
): Promise<Due | undefined> => {
  const [due] = await transaction.query<Due>({
    name: 'reminder_due',
    text: `select id::float8 as id, kind, source_id::float8 as "sourceId", occurrence, "offset", source_date::text as day
      from reminder where state = 'UPCOMING' and ($3::bigint is null or id = $3)
        and fire_at <= ($1::date + $2::time) at time zone ${institutionTimeZone}
      order by fire_at, id limit 1 for update skip locked`,
    values: [today, time, only ?? null],
  });
  return due;
};

/** The source as it is now; undefined when it is gone, done, or has moved to another day. */
const sourceOf = async (transaction: Transaction, due: Due): Promise<Source | undefined> => {
  const [source] = await transaction.query<Source>({
    name: `reminder_source_${due.kind.toLowerCase()}`,
    text: `select params, link from (${reminderSources[due.kind].sources}) s where s.occurrence = $4`,
    values: [due.day, due.day, due.sourceId, due.occurrence],
  });
  return source;
};

/** Users to be reminded, determined at the moment of sending (SHR-3): active, and with the feature of the source. */
const peopleOf = async (
  transaction: Transaction,
  due: Due,
  { recipients }: ReminderSetting,
  { catalogue, featureOf }: Sending,
): Promise<readonly number[]> => {
  const { students, people } = reminderSources[due.kind];
  const conditions: Readonly<Record<string, string>> = {
    ...(students === undefined ? {} : familiesOf(students)),
    ...people(catalogue),
  };
  const chosen = recipients.flatMap((name) => conditions[name] ?? []);
  if (chosen.length === 0) return [];
  const rows = await transaction.query<{ id: number }>({
    text: `select u.id::float8 as id from ${accounts} u
      where $1::bigint is not null and not u.blocked and not u.archived and (${chosen.map((one) => `(${one})`).join(' or ')})
        and not coalesce($2 = any(${switchedOff}::text[]), false)
      order by u.id`,
    values: [due.sourceId, featureOf(due.kind)],
  });
  return rows.map(({ id }) => id);
};

const noticeOf = (due: Due, { params, link }: Source, setting: ReminderSetting): Omit<NoticeFor, 'user'> => {
  const kind: ReminderKind = reminderKinds[due.kind];
  const isLate = due.offset === lateOffset;
  const text: Readonly<Record<string, string>> =
    isLate || !setting.message ? {} : { text: ownText(setting.message, params) };
  const message = isLate && kind.late ? kind.late : kind.notice;
  return { message, params: { ...params, ...text }, link, ways: setting.channels };
};

const finish = (transaction: Transaction, { id }: Due, state: 'SENT' | 'SKIPPED'): Promise<unknown> =>
  transaction.query({
    name: 'reminder_finish',
    text: `update reminder set state = $2::text, sent_at = case $2::text when 'SENT' then now() end, version = version + 1,
        updated_at = now() where id = $1`,
    values: [id, state],
  });

/**
 * Sends the next due reminder. The outcome for each person is written in the same transaction, and the database keeps
 * person, channel and reminder unique: a second sending of the same one would be rolled back (ALR-2).
 * @returns how many were reminded; undefined when nothing is due
 */
export const sendNext = async (transaction: Transaction, sending: Sending): Promise<number | undefined> => {
  const next = await nextDue(transaction, sending);
  if (!next) return undefined;
  // Changes made since the round was planned count, too.
  await planReminders(transaction, { ...sending, kind: next.kind, source: next.sourceId });
  const due = await nextDue(transaction, sending, next.id);
  if (!due) return 0;
  const setting = await reminderSetting(transaction, due.kind);
  const source = await sourceOf(transaction, due);
  const people = source && setting.enabled ? await peopleOf(transaction, due, setting, sending) : [];
  if (!source || people.length === 0) {
    await finish(transaction, due, 'SKIPPED');
    return 0;
  }
  const notice = noticeOf(due, source, setting);
  for (let from = 0; from < people.length; from += mostNotices) {
    const chunk = people.slice(from, from + mostNotices);
    const told = await tellEach(
      transaction,
      chunk.map((user) => ({ ...notice, user })),
    );
    await keepOutcomes(transaction, due.id, outcomesOf(told, setting.channels));
  }
  await finish(transaction, due, 'SENT');
  return people.length;
};

const keepOutcomes = (
  transaction: Transaction,
  reminder: number,
  outcomes: ReturnType<typeof outcomesOf>,
): Promise<unknown> =>
  transaction.query({
    name: 'reminder_outcomes',
    text: `insert into reminder_recipient (reminder_id, user_id, channel, outcome)
      select $1, * from unnest($2::bigint[], $3::text[], $4::text[])`,
    values: [
      reminder,
      outcomes.map(({ user }) => user),
      outcomes.map(({ channel }) => channel),
      outcomes.map(({ outcome }) => outcome),
    ],
  });

/** What a stopped server missed: the day has passed, and nobody is notified any more. What is long past is deleted. */
export const skipMissed = async (transaction: Transaction, today: string): Promise<void> => {
  await transaction.query({
    name: 'reminder_missed',
    text: `update reminder set state = 'SKIPPED', version = version + 1, updated_at = now()
      where state = 'UPCOMING' and source_date < $1::date - case when "offset" = '${lateOffset}' then 1 else 0 end`,
    values: [today],
  });
  await transaction.query({
    name: 'reminder_outdated',
    text: `delete from reminder where state <> 'UPCOMING' and source_date < $1::date - ${daysKept}`,
    values: [today],
  });
};
