import type { Filter } from '@school/kernel';

/** Fields by which something names the people it is for. */
type AudienceField = 'members' | 'batches' | 'departments' | 'createdBy';

/** What somebody belongs to: named himself, by his department or by his batch, or what he has made. */
export const belongsTo: readonly Filter<AudienceField>[] = [
  { createdBy: { $me: 'id' } },
  { members_contains: { $me: 'employee' } },
  { departments_in: { $me: 'departments' } },
  { batches_in: { $me: 'batches' } },
];
