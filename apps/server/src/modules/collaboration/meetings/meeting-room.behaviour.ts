import { Conflict, NotFound, isAmong } from '@school/kernel';
import { randomBytes } from 'node:crypto';
import type { Behaviour, RecordValues, Work } from '../../../engine/behaviour.ts';
import { addressFor, sendEverybodyOut, silent } from './meeting-address.ts';
import { noteLeaving, takePlace } from './meeting-join.store.ts';

/** How many minutes before the start joining is possible. */
const early = 10;

/** Who hosts the meeting: its organiser, further hosts, and those who manage all meetings (MTG-1). */
const isHost = (room: RecordValues, { context: { actor } }: Pick<Work, 'context'>): boolean =>
  room['createdBy'] === actor.id ||
  isAmong(actor, ['GroupManagement']) ||
  (room['hosts'] as readonly number[]).some((host) => host === actor.employee);

/** An unguessable room name for services. */
const newMeetingId = (): string => `room-${randomBytes(15).toString('hex')}`;

const tooEarly = (): Conflict =>
  new Conflict('You can join from %{early} minutes before the start.', {
    code: 'TOO_EARLY',
    params: { early },
  });
const notBegun = (): Conflict =>
  new Conflict('The host has not started the meeting yet.', { code: 'NOT_BEGUN' });

/** Why a guest may not enter now. */
const refusalNow = (room: RecordValues): Conflict | undefined => {
  if (Date.now() < Date.parse(String(room['scheduledOn'])) - early * 60_000) return tooEarly();
  return room['status'] !== 'RUNNING' && room['anyoneCanStart'] !== true ? notBegun() : undefined;
};

/** Who may join when; the host starts the meeting by joining. */
export const meetingRoomBehaviour: Behaviour = {
  beforeSave: (input, current) => (current?.['meetingId'] ? input : { ...input, meetingId: newMeetingId() }),
  ahead: {
    // The service is contacted only for those who may enter; the action tells everyone else why not.
    join: async ([room], asking): Promise<unknown> => {
      if (!room || !['SCHEDULED', 'RUNNING'].includes(String(room['status']))) return undefined;
      const asHost = isHost(room, asking);
      return asHost || refusalNow(room) === undefined ? addressFor(room, asHost, asking) : undefined;
    },
  },
  actions: {
    join: async ([room], _input, work, open): Promise<unknown> => {
      if (!room) throw new NotFound();
      const asHost = isHost(room, work);
      const refusal = asHost ? undefined : refusalNow(room);
      if (refusal) throw refusal;
      if (open === undefined) throw silent();
      await takePlace(room, asHost, work);
      if (room['status'] === 'SCHEDULED')
        await work.records.transition(work, 'meetingRoom', Number(room['id']), 'start', {}, { system: true });
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
      await noteLeaving(work, Number(room['id']), []);
      await sendEverybodyOut(room, work);
      return {};
    },
  },
};
