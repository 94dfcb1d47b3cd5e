import { periodNames } from '@school/kernel';
import type { Actor, FilterBinding, SqlWriter } from '@school/kernel';
import type { CallContext } from '../context.ts';

/** What statements may need to know about the call. */
export type Caller = Pick<CallContext, 'actor' | 'today' | 'days'>;

const whole = /^-?\d{1,18}$/;
const isWhole = (value: unknown): boolean =>
  Array.isArray(value) ? value.every((item) => isWhole(item)) : whole.test(String(value));

/** Collects the values of one statement and hands out their placeholders; the only way a value gets near SQL text. */
export class Parameters implements SqlWriter {
  readonly values: unknown[] = [];
  private readonly caller: Caller;
  private todayPlace: string | undefined;
  private zonePlace: string | undefined;

  constructor(caller: Caller) {
    this.caller = caller;
  }

  /**
   * Placeholder of a value, cast so that PostgreSQL never has to guess: `$3::numeric`. Integers stay integers, so that the
   * index of an integer column is used.
   */
  add(value: unknown, type: string): string {
    this.values.push(value);
    const cast = type.startsWith('numeric') && isWhole(value) ? type.replace('numeric', 'bigint') : type;
    return `$${this.values.length}::${cast}`;
  }

  /** Placeholder of a value whose type PostgreSQL knows from the column that it goes into. */
  place(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }

  /** Another collector for the same call, for SQL that is written only to see whether it can be. */
  aside(): Parameters {
    return new Parameters(this.caller);
  }

  readonly param = (value: unknown, cast: string): string => this.add(value, cast);

  /** Today in the institution's time zone. */
  today(): string {
    this.todayPlace ??= this.add(this.caller.today, 'date');
    return this.todayPlace;
  }

  /** Name of the institution's time zone. */
  timeZone(): string {
    this.zonePlace ??= this.add(this.caller.days?.timeZone ?? 'UTC', 'text');
    return this.zonePlace;
  }

  /** The values of `$me` and `$date` in filters. */
  binding(): FilterBinding {
    const { dayStart, periods } = this.caller.days ?? {};
    return {
      today: this.caller.today,
      me: this.caller.actor,
      ...(dayStart ? { dayStart } : {}),
      ...(periods ? { periods } : {}),
    };
  }
}

/** A piece of SQL: text that is always the same, or text that needs values of the call. */
export type Fragment = string | ((parameters: Parameters) => string);

/** A caller who is everything at once: whatever depends on the caller asks for one of their values. */
const anybody: Required<Omit<Actor, 'off' | 'client'>> = {
  id: 1,
  role: 'STUDENT',
  privileges: new Set(),
  employee: 1,
  student: 1,
  guardian: 1,
  batches: [1],
  courses: [1],
  roleGroups: [1],
  departments: [1],
  subjects: [1],
  userGroups: [1],
  wards: [1],
  standsInFor: [1],
};

/** A day with periods before, around and after it: whatever depends on them also asks for a value. */
const anyDay = '2000-06-15';
const anyPeriods = periodNames.flatMap((name) =>
  ['1999', '2000', '2001'].map((year) => ({ name, from: `${year}-01-01`, to: `${year}-12-31` })),
);

/** Represents the day in a cached text; no text of the catalogue contains it. */
const dayMark = '\0day\0';

/** Notes whether a piece needs the day, and leaves a marker in its place. */
class Probe extends Parameters {
  override today(): string {
    return dayMark;
  }
}

/** Builds a piece immediately when it needs no values or only the day, so that it is built once and cached. */
export const fold = (build: (parameters: Parameters) => string): Fragment => {
  const probe = new Probe({ actor: anybody, today: anyDay, days: { periods: anyPeriods } });
  const text = build(probe);
  if (probe.values.length > 0) return build;
  const parts = text.split(dayMark);
  return parts.length === 1 ? text : (parameters) => parts.join(parameters.today());
};

/** The text of a piece within one statement. */
export const rendered = (fragment: Fragment, parameters: Parameters): string =>
  typeof fragment === 'string' ? fragment : fragment(parameters);
