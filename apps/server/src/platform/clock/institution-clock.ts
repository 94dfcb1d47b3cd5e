import type { Database } from '../database/database.ts';
import { momentOf } from '@school/kernel';
import type { Signals } from '../signals/signals.ts';

/** Time zone of an institute that has not set one. */
export const defaultTimeZone = 'Asia/Karachi';

const lifetime = 60_000;
const topic = 'institution-changed';

/** Whether the runtime knows the time zone, such as `Asia/Karachi`. */
export const isTimeZone = (name: string): boolean => {
  try {
    Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
};

/** The calendar date "yyyy-MM-dd" in the time zone at the given moment. */
export const dateIn = (timeZone: string, moment: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    moment,
  );

/** A day in the institute's time zone. */
export interface InstitutionDay {
  /** "yyyy-MM-dd" */
  readonly date: string;
  readonly timeZone: string;
  /** The instant (ISO, UTC) at which a day "yyyy-MM-dd" begins. */
  readonly start: (date: string) => string;
}

interface Zone {
  readonly name: string;
  readonly start: InstitutionDay['start'];
  readonly format: Intl.DateTimeFormat;
  readonly until: number;
  /** The date as of that second. */
  shown?: { readonly second: number; readonly day: InstitutionDay };
}

const zoneOf = (name: string): Zone => {
  const options = { timeZone: name, year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  const start = (date: string): string => momentOf(`${date}T00:00:00`, name);
  return { name, start, format: new Intl.DateTimeFormat('en-CA', options), until: Date.now() + lifetime };
};

/** Knows the time zone of each institute and the current date there. */
export class InstitutionClock {
  private readonly database: Database;
  private readonly zones = new Map<string, Zone>();

  constructor(database: Database, signals: Signals) {
    this.database = database;
    signals.on(topic, ({ institute }) => this.zones.delete(institute));
    signals.onGap(() => this.zones.clear());
  }

  /** The institute's current calendar date, "yyyy-MM-dd". */
  async today(institute: string): Promise<string> {
    return (await this.day(institute)).date;
  }

  /**
   * The institute's date, computed once a second: every call asks for it, and formatting a date costs more than the rest.
   */
  async day(institute: string): Promise<InstitutionDay> {
    const zone = await this.zone(institute);
    const second = Math.floor(Date.now() / 1000);
    if (zone.shown?.second !== second) {
      const date = zone.format.format(new Date());
      zone.shown = { second, day: { date, timeZone: zone.name, start: zone.start } };
    }
    return zone.shown.day;
  }

  /** Hour of the institute's day, 0 to 23. */
  async hour(institute: string): Promise<number> {
    const format = { timeZone: await this.timeZone(institute), hour: '2-digit', hourCycle: 'h23' } as const;
    return Number(new Intl.DateTimeFormat('en-GB', format).format(new Date()));
  }

  /** The instant (ISO, UTC) at which a day "yyyy-MM-dd" begins in the time zone of the institute. */
  async dayStart(institute: string): Promise<(date: string) => string> {
    return (await this.day(institute)).start;
  }

  async timeZone(institute: string): Promise<string> {
    return (await this.zone(institute)).name;
  }

  private async zone(institute: string): Promise<Zone> {
    const kept = this.zones.get(institute);
    if (kept && kept.until > Date.now()) return kept;
    const rows = await this.database.of(institute).query<{ time_zone: string }>({
      name: 'institution_time_zone',
      text: 'select time_zone from institution_setting order by id limit 1',
    });
    const name = rows[0]?.time_zone ?? defaultTimeZone;
    const zone = zoneOf(isTimeZone(name) ? name : defaultTimeZone);
    this.zones.set(institute, zone);
    return zone;
  }
}

/** The topic that tells all processes to re-read the institution's settings. */
export const institutionChanged = topic;
