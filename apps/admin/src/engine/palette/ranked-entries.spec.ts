import type { PaletteEntry } from './entry.ts';
import { rankedEntries } from './ranked-entries.ts';

const entry = (kind: PaletteEntry['kind'], title: string, to: string, about = ''): PaletteEntry => ({
  key: to,
  kind,
  title,
  about,
  to,
});
const employees = entry('screen', 'Employees', '/employee/view_all', 'Human resources');
const cards = entry('record', 'Employees', '/library/cards/2', 'Card setting');
const ann = entry('record', 'Ann', '/employee_profile/19', 'Employee · E1019');
const titles = (entries: readonly PaletteEntry[]): string[] => entries.map(({ to = '' }) => to);

it('a word means the screen of that name before a record that is called alike', () => {
  expect(titles(rankedEntries('employees', [employees], [cards], []))).toEqual([employees.to, cards.to]);
});

it('a number means its record before any screen', () => {
  const form = entry('report', 'E1019 form', '/reports/e1019');
  expect(titles(rankedEntries('e1019', [form], [ann], []))).toEqual([ann.to, form.to]);
});

it('shows once what leads to the same place, or what nobody could tell apart', () => {
  const counter = entry('screen', 'Fee counter', '/finance/counter', 'Finance');
  const alias = entry('screen', 'Fee counter', '/finance/student_search', 'Finance');
  const again = entry('screen', 'Collect fees', '/finance/counter', 'Finance');
  expect(titles(rankedEntries('fee', [counter, alias, again], [], []))).toEqual([counter.to]);
});

it('two records that are called alike both stay', () => {
  const namesake = entry('record', 'Ann', '/employee_profile/20', 'Employee · E1019');
  expect(rankedEntries('ann', [], [], [ann, namesake])).toHaveLength(2);
});
