import { audienceFields, singleAccounts } from '../collaboration/audience.ts';

/** Fields of the audience of a poll as its calls know them. Parents do not vote (POL-3). */
export const pollAudienceKeys = [
  'batches',
  'departments',
  'courses',
  'roleGroups',
  'userGroups',
  'people',
] as const;
export type PollAudienceKey = (typeof pollAudienceKeys)[number];

/** What was chosen while still active may stay. */
export const pollAudienceFields = {
  batches: audienceFields.batches,
  departments: audienceFields.departments,
  courses: audienceFields.courses,
  roleGroups: audienceFields.roleGroups,
  userGroups: audienceFields.userGroups,
  people: singleAccounts(
    ['ADMIN', 'EMPLOYEE', 'STUDENT'],
    'People',
    'Individual people, by the name they sign in with',
  ),
} as const;
