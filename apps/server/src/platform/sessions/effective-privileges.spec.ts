import type { Privilege, Role } from '@school/kernel';
import { effectivePrivileges } from './effective-privileges.ts';

const privilege = (key: string, ceiling: Role[] = ['ADMIN', 'EMPLOYEE']): Privilege => ({
  key,
  ceiling,
  area: 'any',
  label: key,
});
const all = [
  privilege('attendance.mark'),
  privilege('marks.enter'),
  privilege('drive.use'),
  privilege('library.manage'),
  privilege('library.view', ['ADMIN', 'EMPLOYEE', 'STUDENT']),
  privilege('poll.manage'),
];
const teacher = {
  appliesTo: ['EMPLOYEE'],
  privileges: ['attendance.mark', 'marks.enter', 'drive.use', 'gone'],
};
const librarian = { appliesTo: ['EMPLOYEE', 'STUDENT'], privileges: ['library.manage', 'library.view'] };

describe('effective privileges', () => {
  it('joins groups and grants, takes denies away and drops keys that no longer exist', () => {
    const given = { groups: [teacher, librarian], grants: ['poll.manage'], denies: ['marks.enter'] };
    expect([...effectivePrivileges('EMPLOYEE', given, all)].sort()).toEqual([
      'attendance.mark',
      'drive.use',
      'library.manage',
      'library.view',
      'poll.manage',
    ]);
  });

  it('keeps staff rights from a student who was put into a staff group', () => {
    const given = { groups: [teacher, librarian], grants: [], denies: [] };
    expect([...effectivePrivileges('STUDENT', given, all)]).toEqual(['library.view']);
  });

  it('gives an administrator everything, denies or not', () => {
    const given = { groups: [], grants: [], denies: ['drive.use'] };
    expect(effectivePrivileges('ADMIN', given, all).size).toBe(all.length);
  });
});
