import { addDays } from '@school/domain';
import {
  dayOffsets,
  hourOffsets,
  lateOffset,
  offsetDays,
  offsetHours,
  reminderKinds,
} from '@school/resources';
import type { DayOffset, HourOffset, ReminderKind, ReminderKindKey } from '@school/resources';
import { institutionTimeZone } from '../../platform/clock/institution.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { reminderSources } from './kinds.ts';
import { reminderSetting } from './reminder-setting.store.ts';

/** How many days ahead reminders are planned. */
const horizon = 366;

const dayKeys: readonly (DayOffset | typeof lateOffset)[] = [
  ...(Object.keys(dayOffsets) as DayOffset[]),
  lateOffset,
];

/** Every offset with the days before a date, or the hours before a moment, that it stands for. */
const offsets = [
  ...dayKeys.map((key) => ({ key, days: offsetDays(key), hours: null })),
  ...(Object.keys(hourOffsets) as HourOffset[]).map((key) => ({ key, days: 0, hours: offsetHours(key) })),
];

/** SQL: when a reminder of the source `s` is due; hours count from the moment it begins. */
const dueOf = ({ hours }: ReminderKind): string => {
  const byDay = '(s.day - o.days + $8::time) at time zone m.zone';
  return hours
    ? `case when o.hours is null then ${byDay} else s.moment - make_interval(hours => o.hours) end`
    : byDay;
};

/** What reminders are planned for. */
export interface Planning {
  readonly kind: ReminderKindKey;
  /** Day of the institution, "yyyy-MM-dd". */
  readonly today: string;
  /** Time of day there, "HH:mm"; the database's if omitted. */
  readonly time?: string;
  /** Id of the only source to look at. */
  readonly source?: number;
}

/**
 * Brings the upcoming reminders of a kind, or of one source, in line with its dates and settings: adds, moves and removes.
 * What was sent or cancelled stays and is never planned again (ALR-2, ALR-3). A reminder whose time has already passed when
 * planned is left out; with `catchUp` the nearest of these is due immediately, as long as the date is ahead (ALR-4).
 */
export const planReminders = async (transaction: Transaction, planning: Planning): Promise<void> => {
  const { kind: key, today, time, source } = planning;
  const kind: ReminderKind = reminderKinds[key];
  const setting = await reminderSetting(transaction, key);
  await transaction.query({
    name: `reminder_plan_${key.toLowerCase()}`,
    text: `with place as (select ${institutionTimeZone} as zone),
      moment as (select ($4::date + coalesce($5::time, (now() at time zone zone)::time)) as here, zone from place),
      source as (${reminderSources[key].sources}),
      wanted as (
        select s.*, o.key as offset_key, ${dueOf(kind)} as due, m.here, m.zone
        from source s cross join moment m cross join unnest($6::text[], $7::int[], $15::int[]) as o(key, days, hours)
        where $9 and o.key = any(coalesce(s.own, $10::text[]))),
      timely as (
        select w.*, w.due > w.here at time zone w.zone or exists (select from reminder r
            where r.kind = $11 and r.source_id = w.id and r.occurrence = w.occurrence and r."offset" = w.offset_key
              and r.state = 'UPCOMING' and r.fire_at = w.due) as ahead
        from wanted w),
      planned as (
        select t.*, case when t.ahead then t.due else t.here at time zone t.zone end as fire_at
        from (select *, row_number() over (partition by id, occurrence, ahead order by due desc) as nearest from timely) t
        where t.ahead or ($12 and t.nearest = 1 and t.day > $4::date)),
      gone as (
        delete from reminder r where r.kind = $11 and r.state = 'UPCOMING' and ($3::bigint is null or r.source_id = $3)
          and not exists (select from planned p where p.id = r.source_id and p.occurrence = r.occurrence
            and p.offset_key = r."offset"))
      insert into reminder as r
        (kind, source_id, occurrence, "offset", source, source_date, fire_at, recipients, channels)
      select $11, id, occurrence, offset_key, left(title, 300), day, fire_at, $13::text[], $14::text[] from planned
      on conflict (lower(btrim(kind)), source_id, lower(btrim(occurrence)), lower(btrim("offset"))) do update
        set source = excluded.source, source_date = excluded.source_date, fire_at = excluded.fire_at,
          recipients = excluded.recipients, channels = excluded.channels, version = r.version + 1, updated_at = now()
        where r.state = 'UPCOMING' and (r.source, r.source_date, r.fire_at, r.recipients, r.channels)
          is distinct from (excluded.source, excluded.source_date, excluded.fire_at, excluded.recipients, excluded.channels)`,
    values: [
      kind.late ? addDays(today, -1) : today,
      addDays(today, horizon),
      source ?? null,
      today,
      time ?? null,
      offsets.map((one) => one.key),
      offsets.map(({ days }) => days),
      setting.sendAt,
      setting.enabled,
      setting.offsets,
      key,
      setting.catchUp,
      setting.recipients,
      setting.channels,
      offsets.map(({ hours }) => hours),
    ],
  });
};
