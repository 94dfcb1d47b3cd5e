import { createHash } from 'node:crypto';
import ICAL from 'ical.js';
import { addDays, dayNumber } from '@school/domain';
import { icsEventsMax, icsRepeatAhead, icsRepeatBack } from '@school/resources';

/** An event of a file, as it would be stored here. */
export interface IcsEvent {
  readonly uid: string;
  readonly title: string;
  readonly description: string | null;
  readonly location: string | null;
  readonly startDate: string;
  readonly endDate: string;
  readonly isAllDay: boolean;
  readonly startTime: string | null;
  readonly endTime: string | null;
}

/** Why an event of a file is not imported. */
export type IcsReason =
  'cancelled' | 'noStart' | 'badTimes' | 'tooLong' | 'repeats' | 'noTitle' | 'notADay' | 'archived' | 'twice';

export interface IcsSkipped {
  readonly title: string;
  readonly reason: IcsReason;
}
export interface IcsContent {
  readonly events: readonly IcsEvent[];
  readonly skipped: readonly IcsSkipped[];
}

/** Maximum repetitions of one file that are iterated, to reach the present and its end. */
const mostSteps = 6_000;

/** Repetitions as holiday calendars have them. Other rules may never match, and the library would search for ever. */
const allowedParts: Readonly<Record<string, readonly string[]>> = {
  DAILY: [],
  WEEKLY: ['BYDAY'],
  MONTHLY: ['BYMONTHDAY'],
  YEARLY: ['BYMONTH', 'BYMONTHDAY'],
};
const longestInterval = 100;

const isPlain = (rule: unknown): boolean => {
  if (!(rule instanceof ICAL.Recur) || rule.interval < 1 || rule.interval > longestInterval) return false;
  const allowed = allowedParts[rule.freq];
  // Every twelfth month from February on lacks a 31st.
  if (rule.freq !== 'WEEKLY' && rule.interval > 1 && Object.keys(rule.parts).length > 0) return false;
  return allowed !== undefined && Object.keys(rule.parts).every((part) => allowed.includes(part));
};

/** The remainder of `mostSteps`. */
interface Budget {
  steps: number;
}

const cut = (value: unknown, most: number): string | null => {
  const text =
    typeof value === 'string' ? value.replace(/\p{Cc}/gu, (mark) => (mark === '\n' ? mark : ' ')).trim() : '';
  return text === '' ? null : text.slice(0, most);
};

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

const keptUid = (uid: string): string => (uid.length > 200 ? `sha256:${hash(uid)}` : uid);

interface Wall {
  readonly date: string;
  readonly time: string;
}

/** Date and time on the institution's clock; a time without a zone is on that clock already. */
const wallOf = (time: ICAL.Time, timeZone: string): Wall => {
  if (time.isDate || time.zone === ICAL.Timezone.localTimezone)
    return {
      date: time.toString().slice(0, 10),
      time: time.isDate ? '00:00:00' : time.toString().slice(11, 19),
    };
  const local = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  const text = local.format(time.toJSDate());
  return { date: text.slice(0, 10), time: text.slice(11, 19) };
};

interface Span {
  readonly start: ICAL.Time;
  readonly end: ICAL.Time;
}

const eventOf = (
  event: ICAL.Event,
  { start, end }: Span,
  timeZone: string,
  uid: string,
): IcsEvent | IcsReason => {
  const title = cut(event.summary, 100);
  if (title === null) return 'noTitle';
  const isAllDay = start.isDate;
  const [from, to] = [wallOf(start, timeZone), wallOf(end, timeZone)];
  // The end of whole days is the day after the last one; some programs write the same day.
  const endDate = isAllDay && to.date > from.date ? addDays(to.date, -1) : to.date;
  if (endDate < from.date || (!isAllDay && endDate === from.date && to.time < from.time)) return 'badTimes';
  if (dayNumber(endDate) - dayNumber(from.date) >= 365) return 'tooLong';
  return {
    uid,
    title,
    description: cut(event.description, 2000),
    location: cut(event.location, 120),
    startDate: from.date,
    endDate,
    isAllDay,
    startTime: isAllDay ? null : from.time,
    endTime: isAllDay ? null : to.time,
  };
};

/** What a file is read with. */
interface Reading {
  readonly timeZone: string;
  readonly today: string;
  readonly budget: Budget;
}

/** The repetitions near today, each with its own id. */
const repeated = (
  event: ICAL.Event,
  { timeZone, today, budget }: Reading,
  uid: string,
): (IcsEvent | IcsReason)[] => {
  if (!event.component.getAllProperties('rrule').every((rule) => isPlain(rule.getFirstValue())))
    return ['repeats'];
  const [first, last] = [addDays(today, -icsRepeatBack), addDays(today, icsRepeatAhead)];
  const found: (IcsEvent | IcsReason)[] = [];
  const iterator = event.iterator();
  for (;;) {
    budget.steps -= 1;
    const next = iterator.next() as ICAL.Time | null;
    if (!next || next.toString().slice(0, 10) > last) return found;
    if (budget.steps < 0 || found.length >= icsEventsMax) return ['repeats'];
    const date = next.toString().slice(0, 10);
    if (date < first) continue;
    const { item, startDate, endDate } = event.getOccurrenceDetails(next);
    found.push(eventOf(item, { start: startDate, end: endDate }, timeZone, `${uid}/${date}`));
  }
};

const readEvent = (component: ICAL.Component, reading: Reading): (IcsEvent | IcsReason)[] => {
  const event = new ICAL.Event(component);
  if (event.isRecurrenceException()) return [];
  if (String(component.getFirstPropertyValue('status') ?? '').toUpperCase() === 'CANCELLED')
    return ['cancelled'];
  const start = component.getFirstPropertyValue('dtstart');
  if (!(start instanceof ICAL.Time)) return ['noStart'];
  const uid = keptUid(event.uid || `none:${hash(`${event.summary} ${start.toString()}`)}`);
  if (event.isRecurring()) return repeated(event, reading, uid);
  return [eventOf(event, { start: event.startDate, end: event.endDate }, reading.timeZone, uid)];
};

/**
 * Reads a calendar file (RFC 5545). Repetitions are expanded near today.
 * @param timeZone of the institution, IANA name
 * @param today "yyyy-MM-dd"
 * @returns undefined if it is not a calendar file
 */
export const readIcs = (text: string, timeZone: string, today: string): IcsContent | undefined => {
  let components: ICAL.Component[];
  try {
    const calendar = new ICAL.Component(ICAL.parse(text));
    if (calendar.name !== 'vcalendar') return undefined;
    components = calendar.getAllSubcomponents('vevent');
  } catch {
    return undefined;
  }
  const reading: Reading = { timeZone, today, budget: { steps: mostSteps } };
  const events = new Map<string, IcsEvent>();
  const skipped: IcsSkipped[] = [];
  for (const component of components) {
    const title = cut(component.getFirstPropertyValue('summary'), 100) ?? '?';
    for (const found of readSafely(component, reading)) {
      if (typeof found === 'string') skipped.push({ title, reason: found });
      else if (events.has(found.uid)) skipped.push({ title, reason: 'twice' });
      else events.set(found.uid, found);
    }
  }
  return { events: [...events.values()], skipped };
};

/** The library throws on invalid times (the 31st of February). */
const readSafely = (component: ICAL.Component, reading: Reading): readonly (IcsEvent | IcsReason)[] => {
  try {
    return readEvent(component, reading);
  } catch {
    return ['badTimes'];
  }
};
