import { mark, scale, shown } from './exam-mark.fixture.ts';
import { classAverage, failuresOf, outcomeOf, totalsOf } from './result.ts';
import { judgeScore, type EnteredScore } from './score.ts';

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
    const open = mark(4, null, '50', { attendance: undefined });
    expect(outcomeOf([...marks, open])).toBe('FAIL');
    const low = mark(5, '12', '50', { isFailed: true });
    const { missed, below } = failuresOf([...marks, absent, open, low]);
    expect([missed, below]).toEqual([[absent, open], [low]]);
    expect(failuresOf(marks)).toEqual({ missed: [], below: [] });
  });
});
