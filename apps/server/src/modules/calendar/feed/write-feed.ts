import ICAL from 'ical.js';
import { addDays } from '@school/domain';
import type { CalendarItem, CalendarRange } from '../range/calendar-item.ts';
import { timeZoneComponent } from './time-zone.ts';

/** What a feed says besides its entries. */
export interface FeedFrame {
  /** Name of the calendar as programs show it. */
  readonly name: string;
  /** Part of every id, so that those of two installations are never alike. */
  readonly host: string;
  /** IANA time zone of the institution. */
  readonly timeZone: string;
  readonly range: CalendarRange;
  /** When it was made. */
  readonly now: Date;
}

/** Control characters but tab and line feed are no part of a text of a calendar file. */
const plain = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replace(/\p{Cc}/gu, (mark) => (mark === '\n' || mark === '\t' ? mark : ''));

const addTime = (event: ICAL.Component, name: string, local: string, zone: string): void => {
  const property = new ICAL.Property(name);
  property.setValue(ICAL.Time.fromDateTimeString(local));
  property.setParameter('tzid', zone);
  event.addProperty(property);
};

const entry = (item: CalendarItem, { host, timeZone, now }: FeedFrame): ICAL.Component => {
  const event = new ICAL.Component('vevent');
  event.addPropertyWithValue('uid', `${item.key.replace(':', '-')}@${host}`);
  event.addPropertyWithValue('dtstamp', ICAL.Time.fromJSDate(now, true));
  event.addPropertyWithValue('sequence', item.version - 1);
  if (item.startTime === null) {
    event.addPropertyWithValue('dtstart', ICAL.Time.fromDateString(item.startDate));
    // The end of whole days is the day after the last one.
    event.addPropertyWithValue('dtend', ICAL.Time.fromDateString(addDays(item.endDate, 1)));
    event.addPropertyWithValue('transp', item.isHoliday || item.kind === 'LEAVE' ? 'OPAQUE' : 'TRANSPARENT');
  } else {
    addTime(event, 'dtstart', `${item.startDate}T${item.startTime}`, timeZone);
    addTime(event, 'dtend', `${item.endDate}T${item.endTime ?? item.startTime}`, timeZone);
  }
  event.addPropertyWithValue('summary', plain(item.title));
  if (item.description) event.addPropertyWithValue('description', plain(item.description));
  if (item.location) event.addPropertyWithValue('location', plain(item.location));
  event.addPropertyWithValue('categories', item.kind);
  return event;
};

/** A calendar file (RFC 5545) of entries: whole days as dates, others in the time zone of the institution. */
export const writeFeed = (items: readonly CalendarItem[], frame: FeedFrame): string => {
  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('prodid', '-//School//Calendar//EN');
  calendar.addPropertyWithValue('calscale', 'GREGORIAN');
  calendar.addPropertyWithValue('method', 'PUBLISH');
  calendar.addPropertyWithValue('x-wr-calname', plain(frame.name));
  calendar.addPropertyWithValue('x-wr-timezone', frame.timeZone);
  const timed = items.some(({ startTime }) => startTime !== null);
  const days = items.flatMap(({ startDate, endDate }) => [
    startDate,
    endDate,
    frame.range.from,
    frame.range.to,
  ]);
  const from = days.toSorted()[0];
  const to = days.toSorted().at(-1);
  if (timed && from && to) calendar.addSubcomponent(timeZoneComponent(frame.timeZone, from, to));
  for (const item of items) calendar.addSubcomponent(entry(item, frame));
  return `${calendar.toString()}\r\n`;
};
