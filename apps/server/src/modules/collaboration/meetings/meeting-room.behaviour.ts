import { Conflict, NotFound, isAmong } from '@school/kernel';
import { randomBytes } from 'node:crypto';
import { writeAuditLines } from '../../../engine/audit/audit-lines.ts';
import type { Behaviour, RecordValues, Work } from '../../../engine/behaviour.ts';
import { addressFor, sendEverybodyOut } from './meeting-address.ts';

/** Minutes before the beginning from which one may join. */
const early = 10;

/** Who holds the meeting: whoever has planned it, further hosts, and whoever keeps all meetings (MTG-1). */
const isHost = (room: RecordValues, { context: { actor } }: Work): boolean =>
  room['createdBy'] === actor.id ||
  isAmong(actor, ['GroupManagement']) ||
  (room['hosts'] as readonly number[]).some((host) => host === actor.employee);

/** Names a room for services; nobody can guess it. */
const newMeetingId = (): string => `room-${randomBytes(15).toString('hex')}`;

const tooEarly = (): Conflict =>
  new Conflict(`One can join from ${early} minutes before the beginning.`, { code: 'TOO_EARLY' });
const notBegun = (): Conflict =>
  new Conflict('The host has not begun the meeting yet.', { code: 'NOT_BEGUN' });
const full = (): Conflict => new Conflict('All places of this meeting are taken.', { code: 'ROOM_FULL' });

const assertTime = (room: RecordValues, now: number): void => {
  if (now < Date.parse(String(room['scheduledOn'])) - early * 60_000) throw tooEarly();
  if (room['status'] !== 'RUNNING' && room['anyoneCanStart'] !== true) throw notBegun();
};

/** Takes a place, once for each person. The room is held by the action, so that nobody gets one too many. */
const takePlace = async (room: RecordValues, asHost: boolean, work: Work): Promise<void> => {
  const values = [room['id'], work.context.actor.id, asHost, room['maxParticipants']];
  const [row] = await work.transaction.query<{ had: boolean; taken: number }>({
    name: 'meeting_places',
    text: `select exists (select from meeting_join where room_id = $1 and user_id = $2) as had,
      (select count(*)::int from meeting_join where room_id = $1) as taken`,
    values: values.slice(0, 2),
  });
  if (row?.had) return;
  if (Number(row?.taken) >= Number(room['maxParticipants'])) throw full();
  const added = await work.transaction.query<{ id: string }>({
    name: 'meeting_join',
    text: `insert into meeting_join (room_id, user_id, as_host, joined_at, created_by) values ($1, $2, $3, now(), $2)
      on conflict (room_id, user_id) do nothing returning id`,
    values: values.slice(0, 3),
  });
  const lines = added.map(
    ({ id }) => ({ id: Number(id), version: 1, changes: { room: [null, room['id']] } }) as const,
  );
  writeAuditLines(work, 'meetingJoin', 'create', lines);
};

/** Who may join when; the host begins the meeting by joining. */
export const meetingRoomBehaviour: Behaviour = {
  beforeSave: (input, current) => (current?.['meetingId'] ? input : { ...input, meetingId: newMeetingId() }),
  actions: {
    join: async ([room], _input, work): Promise<unknown> => {
      if (!room) throw new NotFound();
      const asHost = isHost(room, work);
      if (!asHost) assertTime(room, Date.now());
      await takePlace(room, asHost, work);
      if (room['status'] === 'SCHEDULED')
        await work.records.transition(work, 'meetingRoom', Number(room['id']), 'start', {}, { system: true });
      const open = await addressFor(room, asHost, work);
      return { open, role: asHost ? 'moderator' : 'attendee' };
    },
    close: async ([room], _input, work): Promise<unknown> => {
      if (!room || !isHost(room, work)) throw new NotFound();
      const system = { system: true };
      return work.records.transition(work, 'meetingRoom', Number(room['id']), 'end', {}, system);
    },
  },
  transitions: {
    end: async (room, _asked, work): Promise<RecordValues> => {
      await sendEverybodyOut(room, work);
      return {};
    },
  },
};
