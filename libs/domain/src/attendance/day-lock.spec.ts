import { isRegisterLocked, markProblem, unmarkable, type MarkWords } from './day-lock.ts';

describe('the register of 1 September', () => {
  it.each([
    ['2026-09-03', 'OPEN', 2, false],
    ['2026-09-04', 'OPEN', 2, true],
    ['2026-09-04', null, 2, true],
    ['2026-09-04', 'REOPENED', 2, false],
    ['2026-09-01', 'LOCKED', null, true],
    ['2027-01-01', 'OPEN', null, false],
    ['2026-09-02', 'OPEN', 0, true],
  ] as const)('on %s, %s, locked after %s days: %s (R28)', (today, status, after, locked) => {
    expect(isRegisterLocked('2026-09-01', status, after, today)).toBe(locked);
  });
});

it.each([
  ['2026-09-08', 'FUTURE'],
  ['2026-09-06', 'NO_SCHOOL'],
  ['2026-09-04', 'NO_SCHOOL'],
  ['2026-08-31', 'OUTSIDE'],
  ['2026-09-07', undefined],
])('%s is %s for somebody who came on 1 September (R21)', (date, found) => {
  const calendar = { weeklyOffs: [7] as const, holidays: ['2026-09-04'] };
  expect(unmarkable(date, '2026-09-07', [{ from: '2026-09-01', to: null }], calendar)).toBe(found);
});

describe('a mark', () => {
  const words: MarkWords = {
    kind: 'ABSENT',
    requiresReason: false,
    forenoon: true,
    afternoon: true,
    reason: null,
    minutesLate: null,
  };
  it.each([
    [{}, undefined],
    [{ forenoon: false }, undefined],
    [{ forenoon: false, afternoon: false }, 'NO_HALF'],
    [{ kind: 'LATE' }, 'LATE_AWAY'],
    [{ kind: 'LATE', forenoon: false, afternoon: false, minutesLate: 10 }, undefined],
    [{ minutesLate: 10 }, 'NOT_LATE'],
    [{ requiresReason: true, reason: '  ' }, 'NO_REASON'],
    [{ requiresReason: true, reason: 'Wedding' }, undefined],
  ] as const)('that says %j has the problem %s', (change, problem) => {
    expect(markProblem({ ...words, ...change })).toBe(problem);
  });
});
