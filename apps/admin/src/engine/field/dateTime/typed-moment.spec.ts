import { readDate } from '../date/typed-date.ts';
import { wallParts } from '../../../i18n/wall-clock.ts';
import { readMoment } from './typed-moment.ts';

const read = (text: string) => readMoment(text, (day) => readDate(day, '2026-11-23', 'DMY'));

it.each([
  ['23/11 14:30', '2026-11-23', '14:30'],
  ['2026-11-23T14:30', '2026-11-23', '14:30'],
  ['2026-11-23 14:30:59', '2026-11-23', '14:30'],
  ['today, 9.05', '2026-11-23', '09:05'],
  ['tomorrow 12:00 am', '2026-11-24', '00:00'],
  ['5 oct 12:15pm', '2026-10-05', '12:15'],
  ['5 oct 2025 11:59 PM', '2025-10-05', '23:59'],
])('“%s” is day and time in one go', (text, day, time) => {
  expect(wallParts(read(text))).toEqual({ day, time });
});

it.each([
  '23/11',
  '14:30',
  '23/11 24:00',
  '23/11 12:60',
  '23/11 13:00 pm',
  '31/2 10:00',
  'x 10:00',
  '23/11 0:10 am',
])('“%s” is no moment', (text) => {
  expect(read(text)).toBeUndefined();
});
