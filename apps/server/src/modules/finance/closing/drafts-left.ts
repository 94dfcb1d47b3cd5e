import { Conflict } from '@school/kernel';
import type { RecordValues, Work } from '../../../engine/behaviour.ts';

const system = { system: true } as const;
/** Names of drafts listed in a refusal. */
const told = 5;

/**
 * Whatever was begun for a year is published, moved or discarded before its books close: later it would be income of
 * another year. Drafts of the stores are exempt: they are posted on the first open day.
 * @throws Conflict `DRAFTS_LEFT` with the number and names of the fee collections
 */
export const refuseDrafts = async (year: RecordValues, work: Work): Promise<void> => {
  const filter = {
    status_in: ['DRAFT', 'SCHEDULED'],
    startDate_gte: String(year['startDate']),
    startDate_lte: String(year['endDate']),
    archived: false,
  };
  const count = await work.records.count(work, 'feeCollection', { filter, ...system });
  if (count === 0) return;
  const some = await work.records.list(work, 'feeCollection', { filter, range: [0, told - 1], ...system });
  const names = some.map(({ name }) => String(name)).join(', ') + (count > told ? ', …' : '');
  throw new Conflict(
    'Unpublished fee collections of this year: %{count} (%{names}). Publish them, move them to another year or delete them first.',
    { code: 'DRAFTS_LEFT', params: { count, names } },
  );
};
