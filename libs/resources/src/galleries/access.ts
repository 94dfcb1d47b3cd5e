import type { Filter, Principal, Role } from '@school/kernel';
import { belongsTo } from '../collaboration/audience.ts';
import type { AudienceKey } from '../collaboration/audience.ts';

/** Who makes albums. */
export const galleryKeepers: readonly Principal[] = ['GalleryManagement'];
/** Whom albums and documents may be for. */
export const galleryPeople = ['EMPLOYEE', 'STUDENT', 'PARENT'] as const;

/** Everybody of some kinds, beside the people that are named. */
export const everybodyKinds = {
  EMPLOYEE: 'All employees',
  STUDENT: 'All students',
  PARENT: 'All parents',
} as const;

type Aimed = 'everybody' | 'createdBy' | AudienceKey;

/** What is for everybody of the role, or for somebody who is named, or his own. */
export const aimedAt = (role: Role): Filter<Aimed> => ({
  _or: [{ everybody_contains: role }, ...belongsTo],
});
