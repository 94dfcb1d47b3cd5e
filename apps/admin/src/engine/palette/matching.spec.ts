import { matchRank } from './matching.ts';

it.each([
  ['new emp', 'New Employee', '', 0],
  ['emp new', 'New Employee', '', 1],
  ['gehalt', 'Gehälter', '', 0],
  ['payroll cat', 'Categories', 'Payroll', 2],
  ['ploy', 'Employee', '', undefined],
  ['  ', 'Employee', '', undefined],
  ['новый', 'Новый сотрудник', '', 0],
])('%s and %s', (typed, title, around, rank) => {
  expect(matchRank(typed, title, around)).toBe(rank);
});
