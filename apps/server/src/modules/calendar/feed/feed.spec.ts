import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import ICAL from 'ical.js';
import { addDays } from '@school/domain';
import type { CalendarItem } from '@school/domain';
import { School, call, tokenOf } from '../../../../test/school.ts';
import { unaccountedRows } from '../../../../test/unaccounted.ts';
import { writeFeed } from './write-feed.ts';

const item = (more: Partial<CalendarItem>): CalendarItem => ({
  key: 'event:7',
  source: 'event',
  id: 7,
  version: 2,
  title: 'Sports day',
  kind: 'EVENT',
  startDate: '2026-11-13',
  endDate: '2026-11-13',
  startTime: null,
  endTime: null,
  colour: null,
  location: null,
  description: null,
  isHoliday: false,
  mayEdit: false,
  ...more,
});
const written = (items: readonly CalendarItem[], timeZone = 'Asia/Karachi'): string =>
  writeFeed(items, {
    name: 'School calendar',
    host: 'main.school',
    timeZone,
    range: { from: '2026-10-01', to: '2027-10-31' },
    now: new Date('2026-11-01T08:00:00Z'),
  });
const read = (text: string): readonly ICAL.Event[] =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
const linesOf = (text: string): readonly string[] => text.split('\r\n');

describe('a calendar file', () => {
  it('has whole days as dates, with the day after the last one as end', () => {
    const text = written([item({ startDate: '2026-12-24', endDate: '2027-01-02', kind: 'HOLIDAY' })]);
    expect(linesOf(text)).toEqual(
      expect.arrayContaining([
        'DTSTART;VALUE=DATE:20261224',
        'DTEND;VALUE=DATE:20270103',
        'UID:event-7@main.school',
        'DTSTAMP:20261101T080000Z',
        'SEQUENCE:1',
      ]),
    );
    expect(text).not.toContain('VTIMEZONE');
  });

  it.each([
    ['Asia/Karachi', '2026-07-15', '2026-07-15T04:00:00.000Z'],
    ['Europe/Berlin', '2026-10-20', '2026-10-20T07:00:00.000Z'],
    ['Europe/Berlin', '2026-11-20', '2026-11-20T08:00:00.000Z'],
    ['America/New_York', '2027-03-13', '2027-03-13T14:00:00.000Z'],
    ['America/New_York', '2027-03-15', '2027-03-15T13:00:00.000Z'],
  ])('has times in the zone of the institution, summer time told apart: %s, %s', (zone, day, moment) => {
    const text = written(
      [item({ startDate: day, endDate: day, startTime: '09:00:00', endTime: '10:00:00' })],
      zone,
    );
    expect(text).toContain(`DTSTART;TZID=${zone}:${day.replaceAll('-', '')}T090000\r\n`);
    const calendar = new ICAL.Component(ICAL.parse(text));
    for (const zoneOf of calendar.getAllSubcomponents('vtimezone'))
      ICAL.TimezoneService.register(new ICAL.Timezone(zoneOf), zone);
    const [event] = calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
    expect(event?.startDate.toJSDate().toISOString()).toBe(moment);
    ICAL.TimezoneService.remove(zone);
  });

  it('carries hostile texts as texts: nothing ends a line, no line is longer than 75 bytes', () => {
    const hostile = 'A\r\nEND:VEVENT\r\nBEGIN:VALARM;x,y\\n"\u0000\u0007 :) العيد 🎉'.padEnd(100, 'ب');
    const text = written([
      item({ title: hostile, description: 'a\nb;c,d\\e', location: 'Ground; left, back' }),
    ]);
    const [event] = read(text);
    expect(event?.summary).toBe(
      hostile.replace('\r\nEND', '\nEND').replace('\r\nBEGIN', '\nBEGIN').replace('\u0000\u0007', ''),
    );
    expect([event?.description, event?.location]).toEqual(['a\nb;c,d\\e', 'Ground; left, back']);
    expect(read(text)).toHaveLength(1);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(linesOf(text).filter((line) => line.startsWith('BEGIN:') || line.startsWith('END:'))).toEqual([
      'BEGIN:VCALENDAR',
      'BEGIN:VEVENT',
      'END:VEVENT',
      'END:VCALENDAR',
    ]);
    expect(Math.max(...linesOf(text).map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  });
});

describe('the feed of a user', () => {
  let school: School;
  let server: NestFastifyApplication;
  const tokens: Record<string, string> = {};
  const feed = (as: string, method: 'GET' | 'POST' | 'DELETE') =>
    call(server, '/setup/v1/calendar/feed', { method, token: tokens[as] ?? '' });
  const address = async (as: string): Promise<string> => {
    const { status, body } = await feed(as, 'POST');
    expect(status).toBe(201);
    return String(body.data['path']);
  };
  const titles = (text: string): string[] =>
    read(text)
      .map(({ summary }) => summary)
      .toSorted();
  const today = new Date().toISOString().slice(0, 10);

  beforeAll(async () => {
    school = await School.open();
    server = await school.server();
    await school.addUser({ username: 'keeper', privileges: ['EventManagement'] });
    await school.addUser({ username: 'student', entityType: 'STUDENT' });
    for (const username of ['keeper', 'student']) tokens[username] = await tokenOf(server, username);
    const [department] = await school.sql.query<{ id: number }>({
      text: `insert into employee_department (name, code) values ('Maths', 'M') returning id::float8 as id`,
    });
    for (const event of [
      { title: 'For all' },
      { title: 'Maths', isCommon: false, departments: [department?.id] },
      { title: 'Long ago', startDate: addDays(today, -200), endDate: addDays(today, -200) },
    ]) {
      const saved = await call(server, '/api/v1/CalenderEvent/save', {
        token: tokens['keeper'] ?? '',
        body: event,
      });
      expect(saved.status).toBe(201);
    }
  });
  afterAll(() => school.close());

  it('shows without a session what the user may see, near today', async () => {
    const answer = await call(server, await address('keeper'));
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(titles(answer.text)).toEqual(['For all', 'Maths']);
    expect(titles((await call(server, await address('student'))).text)).toEqual(['For all']);
  });

  it('keeps its ids when an event changes', async () => {
    const path = await address('keeper');
    const uids = async (): Promise<string[]> => read((await call(server, path)).text).map(({ uid }) => uid);
    const before = await uids();
    await school.sql.query({ text: `update calendar_event set version = version + 1, location = 'Hall'` });
    expect(await uids()).toEqual(before);
    expect(new Set(before).size).toBe(2);
  });

  it('has an address that is told once and kept as a hash', async () => {
    const path = await address('keeper');
    const secret = /([\w-]{43})\.ics$/.exec(path)?.[1] ?? '';
    const rows = await school.sql.query<{ kept: string }>({
      text: 'select calendar_feed::text as kept from calendar_feed',
    });
    expect(secret).toHaveLength(43);
    expect(rows.map(({ kept }) => kept).join()).not.toContain(secret);
    const state = await feed('keeper', 'GET');
    expect(JSON.stringify(state.body)).not.toContain(secret);
    expect(state.body.data['since']).toMatch(/^\d{4}-/);
  });

  it('ends with a new address, when it is revoked and when the user is blocked', async () => {
    const first = await address('student');
    const second = await address('student');
    expect((await call(server, first)).status).toBe(404);
    expect((await call(server, second)).status).toBe(200);
    await feed('student', 'DELETE');
    expect((await call(server, second)).status).toBe(404);
    expect((await feed('student', 'GET')).body.data).toBeNull();
    const third = await address('student');
    expect(await unaccountedRows(school.sql, 'calendarFeed')).toEqual([]);
    await school.sql.query({ text: `update "user" set blocked = true where username = 'student'` });
    expect((await call(server, third)).status).toBe(404);
  });

  it.each([
    '/api/setup/v1/calendarFeed/school/x.ics',
    `/api/setup/v1/calendarFeed/school/${'A'.repeat(43)}.ics`,
    `/api/setup/v1/calendarFeed/school/${'A'.repeat(43)}`,
    `/api/setup/v1/calendarFeed/nowhere/${'A'.repeat(43)}.ics`,
    `/api/setup/v1/calendarFeed/..%2F/${'A'.repeat(43)}.ics`,
    `/api/setup/v1/calendarFeed/school/%00${'A'.repeat(42)}.ics`,
  ])('is not there at %s', async (path) => {
    expect((await call(server, path)).status).toBe(404);
  });
});
