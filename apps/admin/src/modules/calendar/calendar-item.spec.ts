import type { CalendarItem } from '@school/domain';
import { colourOf, movedTo, textOn, timesShown } from './calendar-item.ts';

const item: CalendarItem = {
  key: 'event:1',
  source: 'event',
  id: 1,
  version: 3,
  title: 'Trip',
  kind: 'EVENT',
  startDate: '2026-02-27',
  endDate: '2026-03-01',
  startTime: null,
  endTime: null,
  colour: null,
  location: null,
  description: null,
  isHoliday: false,
  mayEdit: true,
};

describe('an entry of the calendar', () => {
  it('keeps its length when it moves, over the end of a month', () => {
    expect(movedTo(item, '2026-12-30')).toMatchObject({ startDate: '2026-12-30', endDate: '2027-01-01' });
  });

  it.each([
    ['2026-03-02', '2026-03-05', true, ['2026-03-02', '2026-03-04', null, null]],
    ['2026-03-02', '', true, ['2026-03-02', '2026-03-02', null, null]],
    [
      '2026-03-02T09:00:00Z',
      '2026-03-02T10:30:00Z',
      false,
      ['2026-03-02', '2026-03-02', '09:00:00', '10:30:00'],
    ],
    [
      '2026-03-02T22:00:00Z',
      '2026-03-03T01:00:00Z',
      false,
      ['2026-03-02', '2026-03-03', '22:00:00', '01:00:00'],
    ],
  ])('is written as it is shown after a drag: %s to %s', (start, end, allDay, expected) => {
    const times = timesShown(start, end, allDay);
    expect([times.startDate, times.endDate, times.startTime, times.endTime]).toEqual(expected);
  });

  it('has words that can be read on its colour', () => {
    expect(textOn(colourOf(item))).toBe('#ffffff');
    expect([textOn('#ffeb3b'), textOn('#000000'), textOn('#ffffff')]).toEqual([
      '#000000',
      '#ffffff',
      '#000000',
    ]);
    expect(colourOf({ kind: 'EVENT', colour: '#ffeb3b' })).toBe('#ffeb3b');
  });
});
