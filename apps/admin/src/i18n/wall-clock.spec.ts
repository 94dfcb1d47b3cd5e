import { runClocksIn, schoolTimeZone } from './school-clock.ts';
import { momentAt, wallParts } from './wall-clock.ts';

const zone = schoolTimeZone();
afterEach(() => runClocksIn(zone));

it.each([
  ['Asia/Karachi', '2026-11-28', '10:00', '2026-11-28T05:00:00.000Z'],
  ['America/New_York', '2026-11-28', '22:30', '2026-11-29T03:30:00.000Z'],
  ['Europe/Berlin', '2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
  ['Europe/Berlin', '2026-07-01', '08:15', '2026-07-01T06:15:00.000Z'],
])('a moment is typed and read by the clocks of the school in %s', (place, day, time, moment) => {
  runClocksIn(place);
  expect(momentAt(day, time)).toBe(moment);
  expect(wallParts(moment)).toEqual({ day, time });
});

it('what is no moment yet stays as it was typed', () => {
  expect(wallParts('28/1')).toEqual({ day: '28/1', time: '' });
  expect(momentAt('28/1', '10:00')).toBe('28/1');
  expect(momentAt('', '10:00')).toBeNull();
});
