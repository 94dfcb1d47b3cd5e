import { datesSaid, formatDate, formatMoment, formatPeriod, formatTime, formatTyped } from './date-format.ts';
import { runClocksIn, schoolTimeZone } from '../../../i18n/school-clock.ts';
import { writeDaysIn } from '../../../i18n/school-day-order.ts';

describe('dates on the screen', () => {
  const zone = schoolTimeZone();
  afterEach(() => {
    writeDaysIn('YMD');
    runClocksIn(zone);
  });

  it.each([
    ['Asia/Karachi', '2026-11-28T19:30:00.000Z', '29 November 2026, 00:30'],
    ['America/New_York', '2026-11-28T03:30:00.000Z', '27 November 2026, 22:30'],
    ['Europe/Berlin', '2026-03-29T01:30:00.000Z', '29 March 2026, 03:30'],
  ])('tell moments by the clocks of a school in %s', (place, moment, said) => {
    runClocksIn(place);
    expect(formatMoment(moment)).toBe(said);
  });

  it('keep the clocks that they know when a zone is unknown', () => {
    runClocksIn('Asia/Karachi');
    runClocksIn('Mars/Base');
    expect(formatMoment('2026-11-28T05:00:00.000Z')).toBe('28 November 2026, 10:00');
  });

  it('have one form wherever they are read (B150) (K013)', () => {
    expect(formatDate('2026-01-05')).toBe('05 January 2026');
    expect(formatDate(null)).toBe('');
    expect(formatDate('soon')).toBe('soon');
    expect(formatMoment(new Date(2026, 0, 5, 15, 7).toISOString())).toBe('05 January 2026, 15:07');
    expect(formatTime('13:05:00')).toBe('13:05');
  });

  it('are periods by their month, or by their days (B360)', () => {
    expect(formatPeriod('2026-11-01', '2026-11-30')).toBe('November 2026');
    expect(formatPeriod('2026-10-26', '2026-11-25')).toBe('November 2026');
    expect(formatPeriod('2026-11-01', undefined)).toBe('November 2026');
    expect(formatPeriod('2026-11-02', '2026-11-15')).toBe('02 November 2026 – 15 November 2026');
    expect(formatPeriod('2026-11-02', '2026-11-02')).toBe('02 November 2026');
    expect(formatPeriod('soon', undefined)).toBe('soon');
  });

  it('follow the school that writes the month first: short month, clock of twelve hours (B378) (K109)', () => {
    writeDaysIn('MDY');
    const moment = formatMoment(new Date(2026, 0, 5, 15, 7).toISOString());
    expect(moment.replaceAll(/\s/g, ' ')).toBe('Jan 5, 2026, 03:07 PM');
    expect(formatTime('13:05:00')).toBe('1:05 PM');
    expect(formatTime('00:05')).toBe('12:05 AM');
  });

  it('are put into words where a program wrote them', () => {
    expect(datesSaid('Licence runs out on 2026-12-10')).toBe('Licence runs out on 10 December 2026');
    expect(datesSaid(new Date(2026, 10, 23, 8, 18).toISOString())).toBe('23 November 2026, 08:18');
    expect(datesSaid('Order 2026-1 of 12')).toBe('Order 2026-1 of 12');
  });

  it('fill inputs in the order of the institute and leave unfinished text alone (K103)', () => {
    expect(formatTyped('2026-01-05', 'DMY')).toBe('05/01/2026');
    expect(formatTyped('2026-01-05', 'MDY')).toBe('01/05/2026');
    expect(formatTyped('2026-01-05', 'YMD')).toBe('2026-01-05');
    expect(formatTyped('5/', 'DMY')).toBe('5/');
  });
});
