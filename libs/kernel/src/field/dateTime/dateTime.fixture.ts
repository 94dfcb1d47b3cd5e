import type { FieldFixture } from '../../testing/field-fixture.ts';

export const dateTime: FieldFixture<'dateTime'> = {
  field: { type: 'dateTime', default: 'now' },
  values: [
    ['2026-02-03T10:00:00Z', '2026-02-03T10:00:00.000Z'],
    ['2026-02-03T10:00+05:00', '2026-02-03T05:00:00.000Z'],
  ],
  refused: [
    ['2026-02-03T10:00:00', 'notDateTime'],
    ['2026-02-30T10:00:00Z', 'notDateTime'],
    ['2026-02-03', 'notDateTime'],
    ['2026-02-03T24:00:00Z', 'notDateTime'],
    [0, 'notDateTime'],
  ],
  typed: [['2026-02-03 10:00Z', '2026-02-03T10:00:00.000Z']],
  texts: [['2026-02-03T10:00:00.000Z', '2026-02-03T10:00:00.000Z']],
  columns: ['"x" timestamp with time zone default now()'],
};
