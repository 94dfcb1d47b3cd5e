import ICAL from 'ical.js';
import { addDays } from '@school/domain';
import type { CalendarItem } from '@school/domain';
import type { CalendarRange } from '../range/calendar-item.ts';
import { timeZoneComponent } from './time-zone.ts';

/** What a feed contains besides its entries. */
export interface FeedFrame {
  /** Name of the calendar as programs show it. */
  readonly name: string;
  /** Part of every id, so that ids of two installations never coincide. */
  readonly host: string;
  /** IANA time zone of the institution. */
  readonly timeZone: string;
  readonly range: CalendarRange;
  /** When it was created. */
  readonly now: Date;
}

/** Control characters other than tab and line feed are not allowed in the text of a calendar file. */
const plain = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replace(/\p{Cc}/gu, (mark) => (mark === '\n' || mark === '\t' ? mark : ''));

/** A property in jCal (RFC 7265) form: name, parameters, type, value. */
type Property = readonly [
  name: string,
  parameters: Readonly<Record<string, string>>,
  type: string,
  value: unknown,
];
type Part = readonly [name: string, properties: readonly Property[], parts: readonly unknown[]];

const text = (name: string, value: string): Property => [name, {}, 'text', plain(value)];

const timesOf = (item: CalendarItem, timeZone: string): readonly Property[] => {
  if (item.startTime === null)
    return [
      ['dtstart', {}, 'date', item.startDate],
      // The end of whole days is the day after the last one.
      ['dtend', {}, 'date', addDays(item.endDate, 1)],
      text('transp', item.isHoliday || item.kind === 'LEAVE' ? 'OPAQUE' : 'TRANSPARENT'),
    ];
  const local = (name: string, date: string, time: string): Property => [
    name,
    { tzid: timeZone },
    'date-time',
    `${date}T${time}`,
  ];
  return [
    local('dtstart', item.startDate, item.startTime),
    local('dtend', item.endDate, item.endTime ?? item.startTime),
  ];
};

const entry = (item: CalendarItem, { host, timeZone }: FeedFrame, stamp: string): Part => [
  'vevent',
  [
    text('uid', `${item.key.replace(':', '-')}@${host}`),
    ['dtstamp', {}, 'date-time', stamp],
    ['sequence', {}, 'integer', item.version - 1],
    ...timesOf(item, timeZone),
    text('summary', item.title),
    ...(item.description ? [text('description', item.description)] : []),
    ...(item.location ? [text('location', item.location)] : []),
    text('categories', item.kind),
  ],
  [],
];

/**
 * A calendar file (RFC 5545) of entries: whole days as dates, others in the institution's time zone. It is assembled as
 * data and written once, which for thousands of entries is five times faster than building components.
 */
export const writeFeed = (items: readonly CalendarItem[], frame: FeedFrame): string => {
  const timed = items.some(({ startTime }) => startTime !== null);
  const days = items.flatMap(({ startDate, endDate }) => [startDate, endDate]);
  const ordered = [...days, frame.range.from, frame.range.to].toSorted();
  const [from, to] = [ordered[0], ordered.at(-1)];
  const zones = timed && from && to ? [timeZoneComponent(frame.timeZone, from, to).jCal] : [];
  const stamp = `${frame.now.toISOString().slice(0, 19)}Z`;
  const calendar: Part = [
    'vcalendar',
    [
      text('version', '2.0'),
      text('prodid', '-//School//Calendar//EN'),
      text('calscale', 'GREGORIAN'),
      text('method', 'PUBLISH'),
      text('x-wr-calname', frame.name),
      text('x-wr-timezone', frame.timeZone),
    ],
    [...zones, ...items.map((item) => entry(item, frame, stamp))],
  ];
  return `${ICAL.stringify([...calendar])}\r\n`;
};
