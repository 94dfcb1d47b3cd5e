import type { Privilege } from '@school/kernel';
import { lockedBecause, rightsOf, sameRights, withDirect } from './rights.ts';

const privilege = (key: string, ceiling: Privilege['ceiling'] = ['ADMIN', 'EMPLOYEE']): Privilege => ({
  key,
  area: 'all',
  label: key,
  ceiling,
});
const privileges = ['mark', 'enter', 'drive', 'manage'].map((key) => privilege(key));
const open = privilege('view', ['ADMIN', 'EMPLOYEE', 'STUDENT']);
const groups = [
  { id: 1, name: 'Teacher', appliesTo: ['EMPLOYEE'], privileges: ['mark', 'enter', 'drive'] },
  { id: 2, name: 'Librarian', appliesTo: ['EMPLOYEE', 'STUDENT'], privileges: ['manage', 'view', 'drive'] },
];
const draft = { roleGroups: [1, 2], grants: ['manage'], denies: ['enter'] };
const told = (role: 'ADMIN' | 'EMPLOYEE' | 'STUDENT') =>
  rightsOf(role, draft, groups, [...privileges, open]).map(({ privilege: { key }, sources, isDenied }) => [
    key,
    sources.map((source) => (typeof source === 'string' ? source : source.group)).join(),
    isDenied,
  ]);

it('says from where each privilege comes and what is taken away', () => {
  expect(told('EMPLOYEE')).toEqual([
    ['mark', 'Teacher', false],
    ['enter', 'Teacher', true],
    ['drive', 'Teacher,Librarian', false],
    ['manage', 'Librarian,direct', false],
    ['view', 'Librarian', false],
  ]);
});

it('keeps to what the kind of user can hold; administrators hold all', () => {
  expect(told('STUDENT')).toEqual([['view', 'Librarian', false]]);
  expect(told('ADMIN').map(([key, source]) => [key, source])).toEqual(
    ['mark', 'enter', 'drive', 'manage', 'view'].map((key) => [key, 'role']),
  );
});

it('grants or denies, never both', () => {
  const denied = withDirect(draft, 'manage', 'DENY');
  expect([denied.grants, denied.denies]).toEqual([[], ['enter', 'manage']]);
  expect(sameRights(withDirect(withDirect(denied, 'manage', null), 'manage', 'GRANT'), draft)).toBe(true);
  expect(sameRights(denied, draft)).toBe(false);
});

it('knows whose rights can be changed', () => {
  const manager = { id: 1, role: 'EMPLOYEE' } as const;
  expect(lockedBecause(manager, { id: 1, entityType: 'EMPLOYEE' })).toBe('own');
  expect(lockedBecause({ id: 9, role: 'ADMIN' }, { id: 2, entityType: 'ADMIN' })).toBe('administrator');
  expect(lockedBecause(manager, { id: 2, entityType: 'STUDENT' })).toBe('kind');
  expect(lockedBecause(manager, { id: 2, entityType: 'EMPLOYEE' })).toBeUndefined();
});
