import { assert, constantFrom, integer, property, tuple } from 'fast-check';
import { moderatedMarks, paperFigures, type ModerationRule } from './moderation.ts';

const paper = { maximumMarks: '50', minimumMarks: '20' };

describe('moderation of a paper', () => {
  it.each([
    // Marks to add, up to a ceiling.
    ['ADD', '3', '48', '40', '43.00'],
    ['ADD', '3', '48', '46.5', '48.00'],
    ['ADD', '3', '48', '49', '49.00'],
    ['ADD', '3', null, '48', '50.00'],
    // A ceiling above the maximum is treated as the maximum.
    ['ADD', '3', '60', '49', '50.00'],
    // A factor, rounded half up to two decimals.
    ['SCALE', '1.05', null, '33.33', '35.00'],
    ['SCALE', '1.1', null, '47', '50.00'],
    ['SCALE', '1.1', '45', '42', '45.00'],
    ['SCALE', '0.9', null, '40', '36.00'],
    // Grace marks: to the pass mark or not at all.
    ['GRACE', '3', null, '17', '20.00'],
    ['GRACE', '3', null, '16.99', '16.99'],
    ['GRACE', '3', null, '19.5', '20.00'],
    ['GRACE', '3', null, '20', '20.00'],
    ['GRACE', '3', null, '0', '0.00'],
  ] as const)('%s %s up to %s makes of %s: %s', (rule, amount, ceiling, marks, becomes) => {
    expect(moderatedMarks(marks, { rule, amount, ceiling }, paper)).toBe(becomes);
  });

  it('stays within the paper, keeps the order, and only a factor below 1 takes marks away', () => {
    const quarters = integer({ min: 0, max: 200 });
    const rules = constantFrom<ModerationRule>('ADD', 'SCALE', 'GRACE');
    const drawn = tuple(
      rules,
      integer({ min: 1, max: 300 }),
      integer({ min: 0, max: 50 }),
      quarters,
      quarters,
    );
    assert(
      property(drawn, ([rule, hundredths, ceiling, a, b]) => {
        const how = { rule, amount: String(hundredths / 100), ceiling: String(ceiling) };
        const of = (one: number): number => Number(moderatedMarks(String(one / 4), how, paper));
        const [low, high] = a <= b ? [a, b] : [b, a];
        expect(of(low)).toBeLessThanOrEqual(of(high));
        expect(of(high)).toBeLessThanOrEqual(50);
        expect(of(low)).toBeGreaterThanOrEqual(0);
        if (rule !== 'SCALE' || hundredths >= 100) expect(of(a)).toBeGreaterThanOrEqual(a / 4);
      }),
    );
  });

  it('says what a paper gave: 17, 25 and 49 of 50, of whom the first failed', () => {
    const given = [
      { marks: '17', isFailed: true },
      { marks: '25', isFailed: false },
      { marks: '49', isFailed: false },
    ];
    expect(paperFigures(given)).toEqual({ passRate: '66.67', average: '30.33' });
    expect(paperFigures([])).toEqual({ passRate: null, average: null });
  });
});
