import type { AnyField } from '@school/kernel';
import { runClocksIn, schoolTimeZone } from '../../../i18n/school-clock.ts';
import { filterByCell } from './cell-filter.ts';
import { cellText, type CellWords } from './cell-text.ts';

const words: CellWords = {
  context: { today: '2026-01-05', locale: 'en-PK', dateOrder: 'DMY' },
  record: (_to, name) => name,
  yes: 'Ja',
  no: 'Nein',
  option: (options, key, value) => `${key} ${options[value] ?? value} auf Deutsch`,
};
const text = (field: AnyField, value: unknown, more: object = {}): string =>
  cellText(field, 'a', { a: value, ...more }, words);

/** A school whose clocks show 03:30 on the fourth when it is the evening of the third in UTC. */
const aheadOfUtc = (run: () => void): void => {
  const zone = schoolTimeZone();
  runClocksIn('Asia/Karachi');
  try {
    run();
  } finally {
    runClocksIn(zone);
  }
};
const evening = '2026-02-03T22:30:00.000Z';

describe('a cell on its way into a spreadsheet', () => {
  const options = { ON: 'On', OFF: 'Off' };

  it.each([
    ['a choice', { type: 'choice', options }, 'ON', 'a On auf Deutsch'],
    ['several choices', { type: 'choices', options }, ['ON', 'OFF'], 'a On auf Deutsch, a Off auf Deutsch'],
    ['yes', { type: 'flag' }, true, 'Ja'],
    ['a worked out no', { type: 'computed', as: 'flag', value: {} }, false, 'Nein'],
    ['a date', { type: 'date' }, '2026-02-03', '2026-02-03'],
    [
      'a date of another record',
      { type: 'lookup', via: 'b', field: 'c', as: 'date' },
      '2026-02-03',
      '2026-02-03',
    ],
    ['money', { type: 'money' }, '924000.00', '924000.00'],
    ['nothing', { type: 'text' }, null, ''],
  ] as const)('%s', (_, field, value, wanted) =>
    expect(text(field as unknown as AnyField, value)).toBe(wanted),
  );

  it('a reference is its words', () =>
    expect(text({ type: 'ref', to: 'b' }, 7, { _labels: { a: 'Science' } })).toBe('Science'));

  it('a moment is day and time of the clock that it is read by, also when it is looked for', () =>
    aheadOfUtc(() => {
      expect(text({ type: 'dateTime' }, evening)).toBe('2026-02-04 03:30');
      const cell = { name: 'a', field: { type: 'dateTime' } as AnyField, value: evening };
      expect(filterByCell({}, cell, false)).toEqual({ a: '2026-02-04' });
    }));
});
