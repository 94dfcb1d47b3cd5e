import { momentOf, wallTime } from './wall-time.ts';

describe('a wall time', () => {
  it.each([
    ['2026-11-28T10:00:00', 'Asia/Karachi', '2026-11-28T05:00:00.000Z'],
    ['2026-11-28T22:30:00', 'America/New_York', '2026-11-29T03:30:00.000Z'],
    ['2026-07-01T08:15:00', 'Europe/Berlin', '2026-07-01T06:15:00.000Z'],
    ['2026-11-28T10:00:00', 'Asia/Kathmandu', '2026-11-28T04:15:00.000Z'],
  ])('%s in %s is %s, and back', (wall, zone, moment) => {
    expect(momentOf(wall, zone)).toBe(moment);
    expect(wallTime(moment, zone).wall).toBe(`${wall}.000`);
  });

  it('that comes twice is the earlier one', () => {
    expect(momentOf('2026-10-25T02:30:00', 'Europe/Berlin')).toBe('2026-10-25T00:30:00.000Z');
    expect(momentOf('2026-11-01T01:30:00', 'America/New_York')).toBe('2026-11-01T05:30:00.000Z');
  });

  it('that the clocks leave out is as long after midnight as it says', () => {
    const moment = momentOf('2026-03-29T02:30:00', 'Europe/Berlin');
    expect(moment).toBe('2026-03-29T01:30:00.000Z');
    expect(wallTime(moment, 'Europe/Berlin')).toEqual({ wall: '2026-03-29T03:30:00.000', offset: '+02:00' });
  });
});
