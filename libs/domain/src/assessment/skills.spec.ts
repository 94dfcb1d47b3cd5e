import {
  skillMaximum,
  skillPercents,
  skillSetPercent,
  type SkillAggregation,
  type SkillMark,
} from './skills.ts';

const mark = (skill: number, marks: string, maximum: string, whole = skill): SkillMark => ({
  skill,
  whole,
  marks,
  maximum,
});

/** Reading (1) has the parts 2 and 3; writing (4) stands alone. */
const marks = [mark(2, '6', '10', 1), mark(3, '12', '15', 1), mark(4, '20', '25')];

describe('skills of a subject', () => {
  it.each([
    ['AVERAGE', '76'],
    ['SUM', '76'],
    ['BEST_OF', '80'],
  ] as const)('make one percent by %s', (aggregation: SkillAggregation, expected) => {
    expect(skillSetPercent(marks, aggregation)?.toString()).toBe(expected);
  });

  it('weigh alike in the mean, and by their maxima in the sum', () => {
    const uneven = [mark(1, '5', '10'), mark(2, '90', '100')];
    expect(skillSetPercent(uneven, 'AVERAGE')?.toString()).toBe('70');
    expect(skillSetPercent(uneven, 'SUM')?.toFixed(2)).toBe('86.36');
  });

  it('are told with what their parts make, over all work', () => {
    const percents = skillPercents([...marks, mark(4, '5', '25')]);
    expect([...percents].map(([skill, percent]) => [skill, percent.toString()])).toEqual([
      [2, '60'],
      [3, '80'],
      [4, '50'],
      [1, '72'],
    ]);
  });

  it.each([
    [['20', '30', '50'], '100.00'],
    [['20', '30', '40'], '90.00'],
    [['20', null], undefined],
  ] as const)('R20: of %j give %s in all', (maxima, total) => {
    const whole = { name: 'All', partOf: null, maxMarks: '5' };
    const parts = maxima.map((maxMarks, at) => ({ name: `Skill ${at}`, partOf: 'all ', maxMarks }));
    expect(skillMaximum([whole, ...parts])).toBe(total);
  });

  it('make nothing without marks', () => {
    expect(skillSetPercent([], 'AVERAGE')).toBeUndefined();
    expect(skillPercents([]).size).toBe(0);
  });
});
