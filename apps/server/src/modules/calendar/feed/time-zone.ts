import ICAL from 'ical.js';

/** Offset of a time zone from UTC at a moment, in minutes; east is positive. */
const offsetAt = (format: Intl.DateTimeFormat, moment: number): number => {
  const parts = Object.fromEntries(
    format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  const local = Date.UTC(year, month - 1, day, hour, minute, second);
  return Math.round((local - Math.floor(moment / 1000) * 1000) / 60_000);
};

const offsetText = (minutes: number): string => {
  const two = (value: number): string => String(value).padStart(2, '0');
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
};

/** The moment of a change between two moments with different offsets, to the minute. */
const changeBetween = (format: Intl.DateTimeFormat, before: number, after: number): number => {
  const old = offsetAt(format, before);
  let [low, high] = [before, after];
  while (high - low > 60_000) {
    const middle = Math.floor((low + high) / 2 / 60_000) * 60_000;
    if (offsetAt(format, middle) === old) low = middle;
    else high = middle;
  }
  return high;
};

const hour = 3_600_000;
const day = 24 * hour;

interface Observance {
  readonly from: number;
  readonly before: number;
  readonly offset: number;
}

const observances = (format: Intl.DateTimeFormat, from: number, to: number): readonly Observance[] => {
  const first = offsetAt(format, from);
  const found: Observance[] = [{ from, before: first, offset: first }];
  for (let at = from; at < to; at += day) {
    const before = offsetAt(format, at);
    if (offsetAt(format, at + day) === before) continue;
    const change = changeBetween(format, at, at + day);
    found.push({ from: change, before, offset: offsetAt(format, change) });
  }
  return found;
};

/**
 * The definition of a time zone for a calendar file: its initial offset, and every change up to the end.
 * @param zone IANA name
 * @param from first day "yyyy-MM-dd"; the definition begins a day earlier
 * @param to last day
 */
export const timeZoneComponent = (zone: string, from: string, to: string): ICAL.Component => {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
    hourCycle: 'h23',
  });
  const component = new ICAL.Component('vtimezone');
  component.addPropertyWithValue('tzid', zone);
  for (const { from: at, before, offset } of observances(
    format,
    Date.parse(`${from}T00:00:00Z`) - day,
    Date.parse(`${to}T00:00:00Z`) + 2 * day,
  )) {
    const part = new ICAL.Component(offset > before ? 'daylight' : 'standard');
    const local = new Date(at + before * 60_000).toISOString().slice(0, 19);
    part.addPropertyWithValue('dtstart', ICAL.Time.fromDateTimeString(local));
    part.addPropertyWithValue('tzoffsetfrom', ICAL.UtcOffset.fromString(offsetText(before)));
    part.addPropertyWithValue('tzoffsetto', ICAL.UtcOffset.fromString(offsetText(offset)));
    component.addSubcomponent(part);
  }
  return component;
};
