import { Conflict } from '@school/kernel';
import { writeAuditLines } from '../../../engine/audit/audit-lines.ts';
import type { RecordValues, Work } from '../../../engine/behaviour.ts';

const full = (): Conflict => new Conflict('All places in this meeting are taken.', { code: 'ROOM_FULL' });

interface Changed {
  readonly id: string;
  readonly version: number;
}

const audit = (work: Work, verb: string, rows: readonly Changed[], room: unknown): void =>
  writeAuditLines(
    work,
    'meetingJoin',
    verb,
    rows.map(({ id, version }) => ({ id: Number(id), version, changes: { room: [null, room] } })),
  );

/** Someone who had left is back. */
const noteReturn = async (work: Work, room: number, users: readonly number[]): Promise<void> => {
  const back = await work.transaction.query<Changed>({
    name: 'meeting_return',
    text: `update meeting_join set left_at = null, came_at = now(), version = version + 1, updated_at = now()
      where room_id = $1 and user_id = any($2::bigint[]) and left_at is not null returning id, version`,
    values: [room, users],
  });
  audit(work, 'update', back, room);
};

/** Takes a place, once per person. The action locks the room, so that no place is given too many. */
export const takePlace = async (room: RecordValues, asHost: boolean, work: Work): Promise<void> => {
  const [id, user] = [Number(room['id']), work.context.actor.id];
  const [row] = await work.transaction.query<{ had: boolean; taken: number }>({
    name: 'meeting_places',
    text: `select exists (select from meeting_join where room_id = $1 and user_id = $2) as had,
      (select count(*)::int from meeting_join where room_id = $1) as taken`,
    values: [id, user],
  });
  if (row?.had) return noteReturn(work, id, [user]);
  if (Number(row?.taken) >= Number(room['maxParticipants'])) throw full();
  const added = await work.transaction.query<Changed>({
    name: 'meeting_join',
    text: `insert into meeting_join (room_id, user_id, as_host, joined_at, came_at, created_by)
      values ($1, $2, $3, now(), now(), $2) on conflict (room_id, user_id) do nothing returning id, version`,
    values: [id, user, asHost],
  });
  audit(work, 'create', added, id);
};

/**
 * Anyone no longer there has left, and their minutes are added up; anyone there again has come back.
 * @param present ids of the users who are in the room
 * @param grace seconds someone may need from taking a place to entering the room
 */
export const noteLeaving = async (
  work: Work,
  room: number,
  present: readonly number[],
  grace = 0,
): Promise<void> => {
  const gone = await work.transaction.query<Changed>({
    name: 'meeting_leave',
    text: `update meeting_join set left_at = now(), version = version + 1, updated_at = now(),
        minutes = coalesce(minutes, 0) + round(extract(epoch from now() - coalesce(came_at, joined_at)) / 60)::int
      where room_id = $1 and left_at is null and user_id <> all($2::bigint[])
        and coalesce(came_at, joined_at) <= now() - make_interval(secs => $3::int) returning id, version`,
    values: [room, present, grace],
  });
  audit(work, 'update', gone, room);
  if (present.length > 0) await noteReturn(work, room, present);
};
