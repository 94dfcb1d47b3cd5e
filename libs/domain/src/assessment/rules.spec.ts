import { array, assert, constantFrom, integer, option, property } from 'fast-check';
import { decimalOf } from '../money/decimal.ts';
import { slotsClash } from './exam-clash.ts';
import { gradeOf, percentOf, toScore, type GradeLevel } from './grade.ts';
import { areWeights, groupedResult, meanOf } from './grouped.ts';
import { designationOf, rankingLevelOf, type RankingRule } from './level.ts';
import { ranksOf } from './rank.ts';
import { classAverage, groupScore, outcomeOf, totalsOf, type ExamMark } from './result.ts';
import { judgeScore, type EnteredScore } from './score.ts';

const level = (
  id: number,
  name: string,
  minScore: string,
  creditPoints: string | null = null,
): GradeLevel => ({
  id,
  name,
  minScore,
  creditPoints,
  isPass: name !== 'F',
});
const scale = [
  level(1, 'A', '90'),
  level(2, 'B', '80'),
  level(3, 'C', '70'),
  level(4, 'D', '60'),
  level(5, 'E', '50'),
  level(6, 'F', '0'),
];
const mark = (
  subject: number,
  marks: string | null,
  maximum: string,
  more: Partial<ExamMark> = {},
): ExamMark => ({
  subject,
  marks,
  maximum,
  attendance: 'PRESENT',
  isFailed: false,
  points: null,
  creditHours: null,
  ...more,
});
const shown = (value: ReturnType<typeof meanOf>): string => (value ? toScore(value) : '-');

describe('grades (R7)', () => {
  it.each([
    ['179', '200', 'NONE', 'B'],
    ['179', '200', 'NEAREST', 'A'],
    ['45', '50', 'NONE', 'A'],
    ['0', '50', 'NONE', 'F'],
    ['22.4', '50', 'NONE', 'F'],
    ['89.9', '100', 'NONE', 'B'],
  ] as const)('%s of %s with %s is %s', (marks, maximum, rounding, grade) => {
    expect(gradeOf(percentOf(decimalOf(marks), decimalOf(maximum)), scale, rounding)?.name).toBe(grade);
  });

  it('exist for every percentage of a scale that begins at 0, and never fall as marks rise', () => {
    assert(
      property(integer({ min: 0, max: 10_000 }), integer({ min: 0, max: 10_000 }), (a, b) => {
        const of = (n: number) => gradeOf(decimalOf((n / 100).toFixed(2)), scale);
        const [low, high] = [of(Math.min(a, b)), of(Math.max(a, b))];
        expect(Number(high?.minScore)).toBeGreaterThanOrEqual(Number(low?.minScore));
      }),
    );
  });
});

describe('marks that are entered (R8)', () => {
  const rule = {
    examType: 'MARKS_AND_GRADES',
    maximumMarks: '50',
    minimumMarks: '20',
    scale,
    rounding: 'NONE',
  } as const;
  const entered = (values: Partial<EnteredScore>): EnteredScore => ({
    marks: null,
    gradingLevel: null,
    attendanceStatus: 'PRESENT',
    ...values,
  });

  it('are judged: below the pass mark and absent are failed, exempt is neither', () => {
    const judged = [
      entered({ marks: '45' }),
      entered({ marks: '19' }),
      entered({ attendanceStatus: 'ABSENT' }),
      entered({ attendanceStatus: 'EXEMPT' }),
      entered({ attendanceStatus: 'MALPRACTICE', marks: '45' }),
    ].map((one) => judgeScore(one, rule));
    expect(judged).toMatchObject([
      { marks: '45.00', gradingLevel: 1, isFailed: false },
      { marks: '19.00', gradingLevel: 6, isFailed: true },
      { marks: null, isFailed: true },
      { marks: null, isFailed: false },
      { marks: null, isFailed: true },
    ]);
  });

  it.each([
    [{ marks: '51' }, 'ABOVE_MAXIMUM'],
    [{ marks: '-1' }, 'NOT_MARKS'],
    [{ marks: '4,5' }, 'NOT_MARKS'],
    [{ marks: '4.555' }, 'NOT_MARKS'],
    [{}, 'NOT_MARKS'],
  ])('%j is refused as %s', (values, problem) => {
    expect(judgeScore(entered(values), rule)).toBe(problem);
  });

  it('of an exam with grades alone are a grade of the scale', () => {
    const grades = { ...rule, examType: 'GRADES' } as const;
    expect(judgeScore(entered({ gradingLevel: 6 }), grades)).toMatchObject({ isFailed: true, marks: null });
    expect(judgeScore(entered({ marks: '45' }), grades)).toBe('NO_GRADE');
    expect(judgeScore(entered({ gradingLevel: 99 }), grades)).toBe('NOT_IN_SCALE');
  });

  it('have an average of those with a mark, and totals without those who are exempt', () => {
    expect(shown(classAverage(['45', '19', null, null]))).toBe('32.00');
    expect(classAverage([null])).toBeUndefined();
    const marks = [mark(1, '45', '50'), mark(2, null, '50', { attendance: 'EXEMPT' })];
    expect(Object.values(totalsOf(marks)).map(String)).toEqual(['45', '50']);
    const absent = mark(3, null, '50', { attendance: 'ABSENT', isFailed: true });
    expect(Object.values(totalsOf([...marks, absent])).map(String)).toEqual(['45', '100']);
    expect([outcomeOf(marks), outcomeOf([...marks, absent])]).toEqual(['PASS', 'FAIL']);
    expect(outcomeOf([...marks, mark(4, null, '50', { attendance: undefined })])).toBe('FAIL');
  });
});

describe('results over several exam groups', () => {
  it('are percents of weights that mix groups, not subjects (R9)', () => {
    const groups = [
      { id: 1, weight: '30', marks: [mark(1, '40', '50'), mark(2, '35', '50')] },
      { id: 2, weight: '70', marks: [mark(1, '72', '100'), mark(2, '30', '50')] },
    ];
    const { subjects, groups: exams, combined } = groupedResult(groups, 'NORMAL');
    expect([1, 2].map((id) => shown(subjects.get(id)))).toEqual(['74.40', '63.00']);
    expect([1, 2].map((id) => shown(exams.get(id)))).toEqual(['75.00', '68.00']);
    expect(shown(combined)).toBe('70.10');
  });

  it('count a group without an exam of the subject as nothing, unless its weight is spread (R9)', () => {
    const groups = [
      { id: 1, weight: '30', marks: [mark(1, '40', '50')] },
      { id: 2, weight: '70', marks: [mark(2, '30', '50')] },
    ];
    expect(shown(groupedResult(groups, 'NORMAL').subjects.get(1))).toBe('24.00');
    expect(shown(groupedResult(groups, 'NORMAL', true).subjects.get(1))).toBe('80.00');
  });

  it('are grade points weighted by credit hours (R10)', () => {
    const points: Record<string, string> = { A: '10', B: '8', C: '6' };
    const of = (grades: string) =>
      [...grades].map((grade, at) =>
        mark(at + 1, null, '100', {
          points: points[grade] ?? null,
          creditHours: ['4', '3', '1'][at] ?? null,
        }),
      );
    expect(shown(groupScore(of('ABC'), 'GPA'))).toBe('8.75');
    expect(shown(groupScore(of('ACA'), 'GPA'))).toBe('8.50');
    const groups = [
      { id: 1, weight: '40', marks: of('ABC') },
      { id: 2, weight: '60', marks: of('ACA') },
    ];
    expect(shown(groupedResult(groups, 'GPA').combined)).toBe('8.60');
    expect(shown(meanOf(['8.60', '7.40']))).toBe('8.00');
  });

  it('are percents weighted by credit hours, rounded at the end alone (R11)', () => {
    const of = (...percents: string[]) =>
      percents.map((percent, at) =>
        mark(at + 1, percent, '100', { creditHours: ['4', '3', '1'][at] ?? null }),
      );
    expect(shown(groupScore(of('80', '70', '90'), 'CWA'))).toBe('77.50');
    expect(shown(groupScore(of('72', '60', '85'), 'CWA'))).toBe('69.13');
    const groups = [
      { id: 1, weight: '30', marks: of('80', '70', '90') },
      { id: 2, weight: '70', marks: of('72', '60', '85') },
    ];
    expect(shown(groupedResult(groups, 'CWA').combined)).toBe('71.64');
  });

  it('take weights that sum up to exactly 100 (R9)', () => {
    expect([['30', '70'], ['99.99'], ['0', '100'], ['50', '50.01']].map(areWeights)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it('stay between the lowest and the highest percent of the groups', () => {
    const marks = integer({ min: 0, max: 100 });
    assert(
      property(marks, marks, integer({ min: 1, max: 99 }), (first, second, weight) => {
        const groups = [
          { id: 1, weight: String(weight), marks: [mark(1, String(first), '100')] },
          { id: 2, weight: String(100 - weight), marks: [mark(1, String(second), '100')] },
        ];
        const combined = Number(groupedResult(groups, 'NORMAL').combined);
        expect(combined).toBeGreaterThanOrEqual(Math.min(first, second));
        expect(combined).toBeLessThanOrEqual(Math.max(first, second));
      }),
    );
  });
});

describe('ranks (R16)', () => {
  const scores = ['92.50', '88.00', '88.00', '70.00', null];

  it.each([
    ['DENSE', false, [1, 2, 2, 3, null]],
    ['COMPETITION', false, [1, 2, 2, 4, null]],
    ['DENSE', true, [1, 2, 2, 3, 4]],
    ['COMPETITION', true, [1, 2, 2, 4, 5]],
  ] as const)('%s, those without a score ranked: %s', (ties, ranksWithoutScore, ranks) => {
    expect(ranksOf(scores, { ties, ranksWithoutScore })).toEqual(ranks);
  });

  it('are equal for equal scores, better for higher ones, and dense ones leave none out', () => {
    const list = array(option(integer({ min: 0, max: 100 }), { nil: null }), { maxLength: 30 });
    assert(
      property(list, constantFrom('DENSE' as const, 'COMPETITION' as const), (numbers, ties) => {
        const ranks = ranksOf(
          numbers.map((one) => (one === null ? null : String(one))),
          { ties, ranksWithoutScore: false },
        );
        numbers.forEach((a, i) =>
          numbers.forEach((b, j) => {
            if (a === null || b === null) return;
            expect(Math.sign((ranks[i] ?? 0) - (ranks[j] ?? 0))).toBe(Math.sign(b - a));
          }),
        );
        const given = new Set(ranks.filter((rank) => rank !== null));
        if (ties === 'DENSE') expect(Math.max(0, ...given)).toBe(given.size);
      }),
    );
  });
});

describe('levels', () => {
  const rule = (id: number, threshold: string, values: Partial<RankingRule>): RankingRule => ({
    id,
    name: String(id),
    threshold,
    limit: 'LOWER',
    subjectCount: null,
    subjectLimit: null,
    considerFullCourse: false,
    priority: id,
    ...values,
  });
  const standing = (...subjects: string[]) => ({
    combined: '70.10',
    allCombined: ['70.10'],
    subjects,
    allSubjects: subjects,
  });
  const first = rule(1, '80', { subjectCount: 4, subjectLimit: 'LOWER' });
  const pass = rule(2, '40', { subjectCount: 5, subjectLimit: 'LOWER' });

  it('show a student in the first one reached (R18)', () => {
    const of = (...subjects: string[]) => rankingLevelOf(standing(...subjects), [pass, first])?.id;
    expect(of('85', '82', '81', '80', '45')).toBe(1);
    expect(of('85', '82', '70', '60', '45')).toBe(2);
    expect(of('85', '82', '70', '60', '39')).toBeUndefined();
  });

  it('count subjects below a threshold too, and judge the combined score without a number (R18)', () => {
    const failed = rule(1, '40', { limit: 'UPPER', subjectCount: 1, subjectLimit: 'LOWER' });
    expect(
      [
        ['39', '80'],
        ['40', '80'],
      ].map((one) => rankingLevelOf(standing(...one), [failed])?.id),
    ).toEqual([1, undefined]);
    expect(rankingLevelOf(standing(), [rule(3, '70.10', { limit: 'EXACT' })])?.id).toBe(3);
    expect(rankingLevelOf(standing(), [rule(3, '70.10', { limit: 'UPPER' })])).toBeUndefined();
  });

  it('of the average are designations (R17)', () => {
    const designations = [
      { id: 1, name: 'Second', threshold: '50' },
      { id: 2, name: 'Distinction', threshold: '75' },
      { id: 3, name: 'First', threshold: '60' },
    ];
    expect(['70.10', '75.00', '49.99'].map((one) => designationOf(one, designations)?.name)).toEqual([
      'First',
      'Distinction',
      undefined,
    ]);
  });
});

it('exams clash when they meet, not when one begins as the other ends (R23)', () => {
  const at = (startTime: string, endTime: string) => ({ date: '2026-09-01', startTime, endTime });
  expect(slotsClash(at('09:00', '09:45'), at('08:30', '09:10'))).toBe(true);
  expect(slotsClash(at('09:00', '09:45'), at('09:45', '10:30'))).toBe(false);
  expect(slotsClash(at('09:00', '09:45'), { ...at('09:00', '09:45'), date: '2026-09-02' })).toBe(false);
});
