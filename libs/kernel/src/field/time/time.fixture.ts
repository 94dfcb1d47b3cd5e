import type { FieldFixture } from '../../testing/field-fixture.ts';

export const time: FieldFixture<'time'> = {
  field: { type: 'time' },
  values: [
    ['08:30', '08:30:00'],
    ['23:59:59', '23:59:59'],
  ],
  refused: [
    ['24:00', 'notTime'],
    ['8:30', 'notTime'],
    ['08:60', 'notTime'],
    [830, 'notTime'],
  ],
  typed: [
    ['8.30', '08:30:00'],
    ['8:30 pm', '20:30:00'],
    ['12:05 AM', '00:05:00'],
  ],
  texts: [
    ['08:30:00', '08:30'],
    ['08:30:15', '08:30:15'],
  ],
  columns: ['"x" time(0) without time zone'],
};
