import { rollNumberProblems } from './roll-number-problems.ts';

it('names numbers that stand twice, are too long or have other signs, and leaves empty ones', () => {
  const problems = rollNumberProblems([
    [1, '8A-01'],
    [2, ' 8a-01 '],
    [3, '8A-03'],
    [4, '8A/04'],
    [5, 'GRADE10-A-001'],
    [6, ''],
    [7, ''],
  ]);
  expect([...problems].sort()).toEqual([
    [1, 'twice'],
    [2, 'twice'],
    [4, 'letters'],
    [5, 'long'],
  ]);
});
