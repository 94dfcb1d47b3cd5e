import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { School, call, tokenOf } from '../../../../test/school.ts';
import { readIcs } from './read-ics.ts';

const file = (...events: readonly (readonly string[])[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//test//EN',
    ...events.flatMap((lines) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']),
    'END:VCALENDAR',
    '',
  ].join('\r\n');
const read = (...events: readonly (readonly string[])[]) =>
  readIcs(file(...events), 'Asia/Karachi', '2026-11-22');
const day = ['DTSTART;VALUE=DATE:20261109', 'DTEND;VALUE=DATE:20261110'];

describe('a calendar file that is read', () => {
  it.each([
    ['a whole day', day, ['2026-11-09', '2026-11-09', null, null]],
    [
      'several days',
      ['DTSTART;VALUE=DATE:20261224', 'DTEND;VALUE=DATE:20270103'],
      ['2026-12-24', '2027-01-02', null, null],
    ],
    ['a day without an end', ['DTSTART;VALUE=DATE:20261109'], ['2026-11-09', '2026-11-09', null, null]],
    [
      'a time of the world, on the clock here',
      ['DTSTART:20261109T200000Z', 'DTEND:20261109T210000Z'],
      ['2026-11-10', '2026-11-10', '01:00:00', '02:00:00'],
    ],
    [
      'a time without a zone',
      ['DTSTART:20261109T090000', 'DURATION:PT90M'],
      ['2026-11-09', '2026-11-09', '09:00:00', '10:30:00'],
    ],
  ])('has %s', (_name, when, expected) => {
    const { events = [] } = read(['UID:1', 'SUMMARY:Day', ...when]) ?? {};
    expect(events.map((one) => [one.startDate, one.endDate, one.startTime, one.endTime])).toEqual([expected]);
  });

  it('has its yearly days written out near today, one of them moved, one left out', () => {
    const content = read(
      [
        'UID:1',
        'SUMMARY:Iqbal Day',
        ...day.map((line) => line.replaceAll('2026', '2010')),
        'RRULE:FREQ=YEARLY',
        'EXDATE;VALUE=DATE:20271109',
      ],
      [
        'UID:1',
        'SUMMARY:Iqbal Day',
        'RECURRENCE-ID;VALUE=DATE:20261109',
        'DTSTART;VALUE=DATE:20261110',
        'DTEND;VALUE=DATE:20261111',
      ],
    );
    expect(content?.events.map(({ uid, startDate }) => [uid, startDate])).toEqual([
      ['1/2026-11-09', '2026-11-10'],
      ['1/2028-11-09', '2028-11-09'],
    ]);
    expect(content?.skipped).toEqual([]);
  });

  it.each([
    ['cancelled', ['STATUS:CANCELLED', ...day]],
    ['noStart', []],
    ['badTimes', ['DTSTART;VALUE=DATE:20261109', 'DTEND;VALUE=DATE:20261101']],
    ['tooLong', ['DTSTART;VALUE=DATE:20261109', 'DTEND;VALUE=DATE:20281101']],
    ['repeats', ['DTSTART:20261109T090000', 'DTEND:20261109T091000', 'RRULE:FREQ=MINUTELY']],
    ['repeats', ['DTSTART:20000101T090000', 'DTEND:20000101T091000', 'RRULE:FREQ=DAILY']],
    // The library would search for these for ever.
    ['repeats', [...day, 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30']],
    ['repeats', [...day, 'RRULE:FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30']],
    ['repeats', [...day, 'RRULE:FREQ=DAILY;INTERVAL=7;BYDAY=SU']],
    ['repeats', [...day, 'RRULE:FREQ=MONTHLY;INTERVAL=12;BYMONTHDAY=31']],
    ['repeats', [...day, 'RRULE:FREQ=YEARLY;INTERVAL=1000000']],
  ])('says why an event is left out: %s', (reason, lines) => {
    expect(read(['UID:1', 'SUMMARY:Day', ...lines])).toEqual({
      events: [],
      skipped: [{ title: 'Day', reason }],
    });
  });

  it('takes an event that stands twice once, and makes an id for one that has none', () => {
    const content = read(
      ['UID:1', 'SUMMARY:A', ...day],
      ['UID:1', 'SUMMARY:B', ...day],
      ['SUMMARY:C', ...day],
    );
    expect(content?.events.map(({ title }) => title)).toEqual(['A', 'C']);
    expect(content?.skipped).toEqual([{ title: 'B', reason: 'twice' }]);
    expect(content?.events[1]?.uid).toMatch(/^none:[0-9a-f]{64}$/);
  });

  it.each(['', 'x', 'BEGIN:VCARD\r\nEND:VCARD', 'BEGIN:VCALENDAR', '<html></html>', '{}'])(
    'is none: %s',
    (text) => {
      const content = readIcs(text, 'Asia/Karachi', '2026-11-22');
      expect(content?.events ?? []).toEqual([]);
    },
  );
});

describe('the import of a calendar file', () => {
  let school: School;
  let server: NestFastifyApplication;
  const tokens: Record<string, string> = {};
  const send = (name: 'preview' | 'import', body: object, as = 'keeper') =>
    call(server, `/api/v1/CalenderEvent/ics/${name}`, { token: tokens[as] ?? '', body });
  const states = async (text: string): Promise<string[]> =>
    ((await send('preview', { text })).body.data as unknown as { state: string; title: string }[]).map(
      ({ state, title }) => `${state} ${title}`,
    );
  const titles = async (): Promise<unknown[]> =>
    school.sql.query({
      text: 'select title, type, start_date::text as day, uid from calendar_event order by title',
    });

  beforeAll(async () => {
    school = await School.open();
    server = await school.server();
    await school.addUser({ username: 'keeper', privileges: ['EventManagement'] });
    await school.addUser({ username: 'teacher' });
    for (const username of ['keeper', 'teacher']) tokens[username] = await tokenOf(server, username);
  });
  afterAll(() => school.close());

  it('enters what is new, changes what has changed and leaves the rest', async () => {
    const first = file(['UID:a', 'SUMMARY:Eid', ...day], ['UID:b', 'SUMMARY:Iqbal Day', ...day]);
    expect(await states(first)).toEqual(['new Eid', 'new Iqbal Day']);
    expect(await titles()).toEqual([]);
    expect((await send('import', { text: first })).body.data).toEqual({ created: 2, changed: 0 });
    expect(await titles()).toEqual([
      { title: 'Eid', type: 'HOLIDAY', day: '2026-11-09', uid: 'a' },
      { title: 'Iqbal Day', type: 'HOLIDAY', day: '2026-11-09', uid: 'b' },
    ]);
    expect(await school.sql.query({ text: 'select distinct remind from calendar_event' })).toEqual([
      { remind: 'NONE' },
    ]);
    const second = file(
      ['UID:a', 'SUMMARY:Eid', 'DTSTART;VALUE=DATE:20261111', 'DTEND;VALUE=DATE:20261112'],
      ['UID:b', 'SUMMARY:Iqbal Day', ...day],
      ['UID:c', 'SUMMARY:Meeting', 'DTSTART:20261109T090000', 'DTEND:20261109T100000'],
    );
    expect(await states(second)).toEqual(['changed Eid', 'same Iqbal Day', 'skipped Meeting']);
    expect((await send('import', { text: second })).body.data).toEqual({ created: 0, changed: 1 });
    expect(await states(second)).toEqual(['same Eid', 'same Iqbal Day', 'skipped Meeting']);
  });

  it('does not enter a holiday again that somebody has typed before', async () => {
    const typed = { title: 'Quaid Day', type: 'HOLIDAY', startDate: '2026-12-25', endDate: '2026-12-25' };
    const saved = await call(server, '/api/v1/CalenderEvent/save', {
      token: tokens['keeper'] ?? '',
      body: typed,
    });
    expect(saved.status).toBe(201);
    const days = ['DTSTART;VALUE=DATE:20261225', 'DTEND;VALUE=DATE:20261226'];
    const text = file(['UID:q', 'SUMMARY:quaid day ', ...days], ['UID:r', 'SUMMARY:Christmas', ...days]);
    expect(await states(text)).toEqual(['same quaid day', 'new Christmas']);
    expect((await send('import', { text })).body.data).toEqual({ created: 1, changed: 0 });
    // An event is distinct from a holiday of the same name.
    expect((await send('import', { text, type: 'EVENT' })).body.data).toEqual({ created: 1, changed: 0 });
  });

  it('is for those who keep the calendar, and bounded', async () => {
    expect((await send('preview', { text: file() }, 'teacher')).status).toBe(403);
    expect((await send('import', { text: file() }, 'teacher')).status).toBe(403);
    const many = file(...Array.from({ length: 1001 }, (_, n) => [`UID:n${n}`, `SUMMARY:N${n}`, ...day]));
    const refused = [
      {},
      { text: 5 },
      { text: 'x'.repeat(512 * 1024 + 1) },
      { text: 'no calendar' },
      { text: file(), type: 'NOPE' },
      { text: file(), type: 'constructor' },
      { text: file(), other: 1 },
      { text: many },
    ];
    for (const body of refused) expect([body, (await send('import', body)).status]).toEqual([body, 400]);
  });
});
