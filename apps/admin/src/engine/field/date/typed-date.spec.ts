import { readDate } from './typed-date.ts';

const today = '2026-11-21';

describe('typed dates', () => {
  it.each([
    ['5/6', '2026-06-05'],
    ['5.6.27', '2027-06-05'],
    ['5-6-1999', '1999-06-05'],
    ['2026-06-05', '2026-06-05'],
    ['5 jun', '2026-06-05'],
    ['June 5, 2024', '2024-06-05'],
    ['050626', '2026-06-05'],
    ['05061999', '1999-06-05'],
    ['today', '2026-11-21'],
    ['tomorrow', '2026-11-22'],
    ['+7', '2026-11-28'],
    ['-2w', '2026-11-07'],
    ['+3m', '2027-02-21'],
  ])('%s is %s where the day comes first', (typed, read) => {
    expect(readDate(typed, today, 'DMY')).toBe(read);
  });

  it('follows the order of the institute', () => {
    expect(readDate('5/6', today, 'MDY')).toBe('2026-05-06');
    expect(readDate('5/6', today, 'YMD')).toBe('2026-05-06');
    expect(readDate('26-5-6', today, 'YMD')).toBe('2026-05-06');
    expect(readDate('20260506', today, 'YMD')).toBe('2026-05-06');
  });

  it('takes two digits of a far year as the last century', () => {
    expect(readDate('5/6/89', today, 'DMY')).toBe('1989-06-05');
  });

  it.each(['', '31/2', '40/1', 'soon', '5/6/7/8', '12345'])('"%s" is no date', (typed) => {
    expect(readDate(typed, today, 'DMY')).toBeUndefined();
  });

  it('keeps the end of a month', () => {
    expect(readDate('+1m', '2026-01-31', 'DMY')).toBe('2026-02-28');
  });
});
