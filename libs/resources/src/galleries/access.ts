import type { Filter, Principal, Role } from '@school/kernel';
import { belongsTo } from '../collaboration/audience.ts';
import type { AudienceKey } from '../collaboration/audience.ts';

/** Who makes albums. */
export const galleryKeepers: readonly Principal[] = ['GalleryManagement'];
/** Who albums and documents may be for. */
export const galleryPeople = ['EMPLOYEE', 'STUDENT', 'PARENT'] as const;

/** Everyone of some kinds, in addition to the people named. */
export const everybodyKinds = {
  EMPLOYEE: 'All employees',
  STUDENT: 'All students',
  PARENT: 'All parents',
} as const;

type Aimed = 'everybody' | 'createdBy' | AudienceKey;

/** What is for everyone of the role, for a named person, or the user's own. */
export const aimedAt = (role: Role): Filter<Aimed> => ({
  _or: [{ everybody_contains: role }, ...belongsTo],
});
