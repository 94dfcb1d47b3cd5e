import { decimalOf } from '../money/decimal.ts';
import {
  cceGrade,
  cceMarks,
  ccePercent,
  cceYear,
  cgpaOf,
  faPercent,
  observedGrade,
  type CceMarks,
  type FaRule,
} from './cce.ts';
import type { GradeLevel } from './grade.ts';

const level = (
  [name, minScore, creditPoints]: readonly [string, string, string],
  at: number,
): GradeLevel => ({
  id: at + 1,
  name,
  minScore,
  creditPoints,
  isPass: Number(minScore) >= 33,
});

/** The nine-point scale that the board published. */
const scale = (
  [
    ['A1', '91', '10'],
    ['A2', '81', '9'],
    ['B1', '71', '8'],
    ['B2', '61', '7'],
    ['C1', '51', '6'],
    ['C2', '41', '5'],
    ['D', '33', '4'],
    ['E1', '21', '0'],
    ['E2', '0', '0'],
  ] as const
).map(level);

const average: FaRule = { formula: 'AVERAGE', bestCount: null, maxPoints: '10' };

describe('the percent of a formative assessment', () => {
  it.each([
    ['means of the criteria, not of all indicators', [['8', '6'], ['9']], average, '80'],
    ['one criterion', [['7']], average, '70'],
    ['a criterion without points does not count', [['7'], []], average, '70'],
    ['the sum of the criteria', [['8', '6'], ['9']], { ...average, formula: 'TOTAL' }, '80'],
    ['the sum with a criterion that is missing', [['8'], []], { ...average, formula: 'TOTAL' }, '40'],
    ['the two best', [['5'], ['9'], ['8']], { ...average, formula: 'BEST_OF', bestCount: 2 }, '85'],
    ['points out of five', [['4'], ['5']], { ...average, maxPoints: '5' }, '90'],
  ] as const)('R12: %s', (_case, criteria, rule, percent) => {
    expect(faPercent(criteria, rule)?.toString()).toBe(percent);
  });

  it('is open where nothing was entered', () => {
    expect(faPercent([[], []], average)).toBeUndefined();
  });
});

const percents = (...values: readonly string[]) => values.map((value) => decimalOf(value));
const term = (fa: readonly string[], sa: string): CceMarks =>
  cceMarks({ fa: percents(...fa), sa: decimalOf(sa), faWeight: '10', saWeight: '30' });
const told = (one: CceMarks['all']) => [
  one.marks.toString(),
  one.maximum.toString(),
  ccePercent(one)?.toString(),
  cceGrade(one, scale)?.name,
];

describe('the marks of a subject', () => {
  const [first, second] = [term(['80', '70'], '60'), term(['90', '80'], '80')];
  const year = cceYear([first, second]);

  it.each([
    ['term 1', first.all, ['33', '50', '66', 'B2']],
    ['term 2', second.all, ['41', '50', '82', 'A2']],
    ['formative over the year', year.fa, ['32', '40', '80', 'B1']],
    ['summative over the year', year.sa, ['42', '60', '70', 'B2']],
    ['the year', year.all, ['74', '100', '74', 'B1']],
  ] as const)('R12: %s', (_part, marks, expected) => {
    expect(told(marks)).toEqual(expected);
  });

  it('R12: gives the points of the grade', () => {
    expect(cceGrade(year.all, scale)?.creditPoints).toBe('8');
  });

  it('counts an assessment that was not written as nothing', () => {
    const marks = cceMarks({
      fa: [decimalOf('80'), undefined],
      sa: undefined,
      faWeight: '10',
      saWeight: '30',
    });
    expect(told(marks.all)).toEqual(['8', '50', '16', 'E2']);
  });

  it('takes one formative assessment for the whole formative part', () => {
    expect(
      told(cceMarks({ fa: percents('90'), sa: decimalOf('50'), faWeight: '10', saWeight: '30' }).all),
    ).toEqual(['24', '40', '60', 'C1']);
  });
});

describe('the grade point average', () => {
  it.each([
    [['10', '9', '8', '9', '7'], '8.6'],
    [['8'], '8'],
  ] as const)('R12: of %j is %s', (points, expected) => {
    expect(cgpaOf(points)?.toString()).toBe(expected);
  });
});

describe('the grade of an area beside the subjects', () => {
  const set = ['A', 'B', 'C', 'D', 'E'].map((name, at) => ({ name, gradePoint: String(5 - at) }));

  it.each([
    [['4', '5', '4'], 'B'],
    [['4', '5'], 'A'],
    [['3'], 'C'],
    [[], undefined],
    [['0'], undefined],
  ] as const)('R12: of %j is %s', (points, grade) => {
    expect(observedGrade(points, set)?.name).toBe(grade);
  });
});
