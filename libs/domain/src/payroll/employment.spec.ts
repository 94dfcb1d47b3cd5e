import { multiplyThenDivide } from '../money/money.ts';
import { employedDays, employedPart } from './employment.ts';

const june = { start: '2025-06-01', end: '2025-06-30' };
const sundaysOff = { weeklyOffs: [7 as const], holidays: [] };

describe('joining and leaving inside a period', () => {
  it.each([
    [{ joiningDate: '2020-01-01' }, june],
    [{ joiningDate: '2025-06-16' }, { start: '2025-06-16', end: '2025-06-30' }],
    [
      { joiningDate: '2020-01-01', leavingDate: '2025-06-10' },
      { start: '2025-06-01', end: '2025-06-10' },
    ],
    [
      { joiningDate: '2020-01-01', leavingDate: '2025-06-01' },
      { start: '2025-06-01', end: '2025-06-01' },
    ],
    [{ joiningDate: '2020-01-01', leavingDate: '2025-05-31' }, undefined],
    [{ joiningDate: '2025-07-01' }, undefined],
  ])('%j is employed for %j', (employment, part) => {
    expect(employedPart(june, employment)).toEqual(part);
  });

  it('pays 13 of 25 working days to somebody who joined on 16 June', () => {
    const days = employedDays(june, { joiningDate: '2025-06-16' }, sundaysOff);
    expect(days).toEqual({ employed: '13', inPeriod: '25' });
    expect(multiplyThenDivide('40000.00', days?.employed ?? '', days?.inPeriod ?? '')).toBe('20800.00');
  });

  it('has nothing to reduce for a whole period or none', () => {
    expect(employedDays(june, { joiningDate: '2025-06-01', leavingDate: null }, sundaysOff)).toBeUndefined();
    expect(employedDays(june, { joiningDate: '2025-07-01' }, sundaysOff)).toBeUndefined();
  });
});
