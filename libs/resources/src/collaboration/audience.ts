import { f } from '@school/kernel';
import type { Belonging, Filter, Role } from '@school/kernel';

/** Who creates something for an audience: they may pick anyone it can name, even where they have no read access. */
export const audienceMakers = [
  'EventManagement',
  'GroupManagement',
  'FormManagement',
  'GalleryManagement',
  'PollManagement',
  'ReminderManagement',
  'SendMessages',
] as const;

/** Fields by which something names the people it is for; anyone named in one of them belongs to it (SHR-3). */
export const audienceKeys = [
  'departments',
  'courses',
  'batches',
  'roleGroups',
  'userGroups',
  'members',
  'people',
] as const;
export type AudienceKey = (typeof audienceKeys)[number];

/** Keys of groups that many belong to; `members` and `people` name each person individually. */
export const isOneOfMany = (key: AudienceKey): key is AudienceKey & Belonging =>
  key !== 'members' && key !== 'people';

/** Individual accounts of some kinds that can sign in. */
export const singleAccounts = (kinds: readonly Role[], label: string, help: string) =>
  f.refs('user', { label, named: true, help, filter: { blocked: false, entityType_in: kinds } });

/** The fields themselves. Employees are named as employees, students and parents by their accounts. */
export const audienceFields = {
  departments: f.refs('employeeDepartment', {
    named: true,
    filter: { active: true },
    help: 'All of their employees',
  }),
  courses: f.refs('course', {
    named: true,
    filter: { active: true },
    help: 'Students and teachers of all of their batches',
  }),
  batches: f.refs('batch', {
    named: true,
    filter: { active: true },
    help: 'Their students and teachers',
  }),
  roleGroups: f.refs('roleGroup', { named: true, help: 'Everyone who has been added to them' }),
  userGroups: f.refs('userGroup', {
    label: 'Recipient lists',
    named: true,
    help: 'Everyone who is in them at that moment',
  }),
  members: f.refs('employee', {
    label: 'Employees',
    named: true,
    filter: { status: 'ACTIVE' },
    help: 'Individual employees',
  }),
  people: singleAccounts(
    ['STUDENT', 'PARENT'],
    'Students and parents',
    'Individual students and parents, by their user account',
  ),
} as const;

/** Every audience field with the same value: conditions, or nothing in a sample. */
export const eachAudienceField = <T>(value: T): Record<AudienceKey, T> => ({
  departments: value,
  courses: value,
  batches: value,
  roleGroups: value,
  userGroups: value,
  members: value,
  people: value,
});

/** What a user belongs to: by being named, through a group, or as its creator. */
export const belongsTo: readonly Filter<AudienceKey | 'createdBy'>[] = [
  { createdBy: { $me: 'id' } },
  { members_contains: { $me: 'employee' } },
  { people_contains: { $me: 'id' } },
  { departments_in: { $me: 'departments' } },
  { courses_in: { $me: 'courses' } },
  { batches_in: { $me: 'batches' } },
  { roleGroups_in: { $me: 'roleGroups' } },
  { userGroups_in: { $me: 'userGroups' } },
];
