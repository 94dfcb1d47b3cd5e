import type { Actor, FoundRecord, Role } from '@school/kernel';
import { catalogue } from '@school/resources';
import { englishFind } from './verb-entries.fixture.ts';
import { verbEntries } from './verb-entries.ts';

const actorWith = (role: Role, ...privileges: string[]): Actor => ({
  id: 1,
  role,
  privileges: new Set(privileges),
});
const naqvi = (left: string, row = { admissionNumber: 'S0144' }): FoundRecord => ({
  resource: 'student',
  id: 7,
  label: 'Sana Naqvi',
  subtitle: 'S0144',
  parts: null,
  exact: false,
  row,
  left,
});
const nineB = (left: string): FoundRecord => ({
  ...naqvi(left),
  resource: 'batch',
  id: 3,
  label: 'G9 B',
  row: { batchId: 3 },
});
const leadsTo = (record: FoundRecord, actor: Actor): (string | undefined)[] =>
  verbEntries([record], { actor, catalogue }, englishFind).map(({ entry }) => entry.to);

const admin = actorWith('ADMIN');

it.each([
  ['pay', '/finance/fees_student_search/7'],
  ['fee', '/student/profile/S0144?tab=fees'],
  ['fees', '/student/profile/S0144?tab=fees'],
  ['attendance', '/student/profile/S0144?tab=attendance'],
  ['results', '/student/profile/S0144?tab=results'],
  ['library', '/student/profile/S0144?tab=library'],
])('a student and %s lead to the right place first', (left, to) => {
  expect(leadsTo(naqvi(left), admin)[0]).toBe(to);
});

it('pay means the counter of a student before the pay of an employee, and fees are paid there by who sees no others', () => {
  const danish: FoundRecord = {
    ...naqvi('pay'),
    resource: 'employee',
    id: 10,
    label: 'Danish Naqvi',
    row: { empId: 10 },
  };
  const [first] = verbEntries([danish, naqvi('pay')], { actor: admin, catalogue }, englishFind);
  expect(first?.entry.to).toBe('/finance/fees_student_search/7');
  const picked: FoundRecord = { ...naqvi('fees'), picked: true };
  expect(leadsTo(picked, actorWith('EMPLOYEE', 'FeeSubmission'))).toEqual(['/finance/fees_student_search/7']);
});

it('a batch and attendance lead to its register', () => {
  expect(leadsTo(nineB('attendance'), admin)[0]).toBe('/attendances/today?batch=3');
});

it('who takes money and reads no pages of students comes to the counter all the same', () => {
  const picked: FoundRecord = { ...naqvi('pay'), picked: true };
  expect(leadsTo(picked, actorWith('EMPLOYEE', 'FeeSubmission'))).toEqual(['/finance/fees_student_search/7']);
});

it('a parent pays at his own fees, and a teacher nowhere', () => {
  expect(leadsTo(naqvi('pay'), actorWith('PARENT'))[0]).toBe('/children_fees');
  expect(leadsTo(naqvi('pay'), actorWith('EMPLOYEE'))).toEqual([]);
});

it('what is switched off is no verb', () => {
  expect(leadsTo(naqvi('library'), { ...admin, off: new Set(['library']) })).toEqual([]);
});

it('an act begins on the page of the record', () => {
  const [first] = verbEntries([naqvi('brother')], { actor: admin, catalogue }, englishFind);
  expect(first?.entry).toMatchObject({ to: '/student/profile/S0144', act: 'do.addSibling' });
});

it('words that are no verb lead nowhere', () => {
  expect(leadsTo(naqvi('xyzzy'), admin)).toEqual([]);
});
