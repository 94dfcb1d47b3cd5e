import { addDays } from '@school/domain';
import type { Said } from '@school/kernel';
import type { Work } from '../../engine/behaviour.ts';
import { actorId, writeAuditLines } from '../../engine/audit/audit-lines.ts';
import type { Connection } from '../../platform/database/database.ts';
import { openOnes } from '../leaver-part.ts';
import { followStays } from './following-stays.ts';
import type { ResidentKind } from './stay.store.ts';

interface EndedStay {
  readonly id: number;
  readonly version: number;
  readonly status: string;
  readonly name: string;
}

/**
 * Somebody leaves the school: the bed is free from the day after; a stay that has not begun is taken back, and bills
 * follow.
 * @param lastDay the last day at school
 */
export const endStaysOf = async (
  kind: ResidentKind,
  person: number,
  lastDay: string,
  work: Work,
): Promise<void> => {
  const rows = await work.transaction.query<EndedStay>({
    name: `hostel_end_stays_of_${kind}`,
    text: `update hostel_allocation set
        status = case when from_date > $2::date then 'CANCELLED' else 'VACATED' end,
        vacated_on = case when from_date > $2::date then null else $2::date + 1 end,
        last_night = case when from_date > $2::date then last_night else $2::date end,
        bed_id = case when from_date > $2::date then null else bed_id end,
        version = version + 1, updated_at = now(), updated_by = $3
      where ${kind}_id = $1 and status in ('ACTIVE', 'RESERVED') returning id::float8 as id, version, status, name`,
    values: [person, lastDay, actorId(work)],
  });
  writeAuditLines(
    work,
    'hostelAllocation',
    'update',
    rows.map(({ id, version, status }) => ({
      id,
      version,
      changes: { status: ['ACTIVE', status] as const },
    })),
  );
  const [stay] = rows;
  if (stay && kind === 'student')
    await followStays(work, { id: person, name: stay.name }, addDays(lastDay, 1));
};

/** For other modules: whether somebody lives in a hostel, or has a bed reserved. */
export const livesInHostel = async (
  connection: Connection,
  kind: ResidentKind,
  person: number,
): Promise<boolean> => {
  const rows = await connection.query({
    name: `hostel_lives_${kind}`,
    text: `select 1 from hostel_allocation where ${kind}_id = $1 and status in ('ACTIVE', 'RESERVED') limit 1`,
    values: [person],
  });
  return rows.length > 0;
};

/** For whoever lets somebody go: a bed, which is free from the day after; for several how many. */
export const openStaysOf = async (
  kind: ResidentKind,
  people: readonly number[],
  { transaction }: Work,
): Promise<readonly Said[]> => {
  const [row] = await transaction.query<{ beds: number }>({
    name: `hostel_beds_of_${kind}s`,
    text: `select count(distinct ${kind}_id)::int as beds from hostel_allocation
      where ${kind}_id = any($1::bigint[]) and status in ('ACTIVE', 'RESERVED')`,
    values: [people],
  });
  const beds = row?.beds ?? 0;
  return beds > 0 && people.length === 1
    ? [{ text: 'The bed in the hostel is free from the day after.' }]
    : openOnes([['Beds in the hostel, which are free from the day after: %{beds}.', 'beds', beds]]);
};
