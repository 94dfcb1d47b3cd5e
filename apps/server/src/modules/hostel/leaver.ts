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
  readonly name: string;
  readonly status: readonly [was: string, now: string];
  readonly vacatedOn: readonly [was: string | null, now: string | null];
}

/**
 * A student or employee leaves the school: the bed is free from the day after, or from an earlier day already recorded; a
 * stay that has not begun is taken back, and bills follow.
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
    text: `with held as (select id, status, vacated_on, from_date > $2::date as not_begun,
          least(vacated_on, $2::date + 1) as out
        from hostel_allocation where ${kind}_id = $1 and status in ('ACTIVE', 'RESERVED') order by id for update)
      update hostel_allocation a set
        status = case when h.not_begun then 'CANCELLED' when h.out <= $4::date then 'VACATED' else h.status end,
        vacated_on = case when h.not_begun then null else h.out end,
        last_night = case when h.not_begun then a.last_night else h.out - 1 end,
        bed_id = case when h.not_begun then null else a.bed_id end,
        version = a.version + 1, updated_at = now(), updated_by = $3
      from held h where h.id = a.id
      returning a.id::float8 as id, a.version, a.name, json_build_array(h.status, a.status) as status,
        json_build_array(h.vacated_on, a.vacated_on) as "vacatedOn"`,
    values: [person, lastDay, actorId(work), work.context.today],
  });
  writeAuditLines(
    work,
    'hostelAllocation',
    'update',
    rows.map(({ id, version, status, vacatedOn }) => ({
      id,
      version,
      changes: Object.fromEntries(
        Object.entries({ status, vacatedOn }).filter(([, [was, now]]) => was !== now),
      ),
    })),
  );
  const [stay] = rows;
  if (stay && kind === 'student')
    await followStays(work, { id: person, name: stay.name }, addDays(lastDay, 1));
};

/** For other modules: whether a person lives in a hostel, or has a bed reserved. */
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

/** For whoever processes a leaver: a bed, which is free from the day after; for several leavers, how many. */
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
    ? [{ text: 'The hostel bed becomes free the following day.' }]
    : openOnes([['Hostel beds that become free the following day: %{beds}.', 'beds', beds]]);
};
