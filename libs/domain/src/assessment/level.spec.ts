import { designationOf, rankingLevelOf, type RankingRule } from './level.ts';

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

  it('are judged by the exact mean of all batches, not by one that a computer rounds on its way (R18)', () => {
    const over = (...allCombined: string[]) => ({
      combined: null,
      allCombined,
      subjects: [],
      allSubjects: [],
    });
    const full = (threshold: string, limit: RankingRule['limit']) =>
      rule(1, threshold, { limit, considerFullCourse: true });
    for (const [scores, mean] of [[['50.00', '50.26'], '50.13']] as const) {
      expect([mean, rankingLevelOf(over(...scores), [full(mean, 'LOWER')])?.id]).toEqual([mean, 1]);
      expect([mean, rankingLevelOf(over(...scores), [full(mean, 'EXACT')])?.id]).toEqual([mean, 1]);
      expect([mean, rankingLevelOf(over(...scores), [full(mean, 'UPPER')])]).toEqual([mean, undefined]);
    }
  });
});
