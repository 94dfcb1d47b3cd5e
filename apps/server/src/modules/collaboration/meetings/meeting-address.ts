import { Conflict } from '@school/kernel';
import type { RecordValues, Work } from '../../../engine/behaviour.ts';
import { personOf } from '../group-request.store.ts';
import { closeRoom, joinAddress, openRoom } from './big-blue-button.ts';
import { jitsiAddress } from './jitsi.ts';
import type { Guest, HeldRoom, MeetingService } from './meeting-service.ts';

const silent = (): Conflict =>
  new Conflict('The meeting service does not answer. Please try again in a moment.', {
    code: 'SERVICE_SILENT',
  });

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

const serviceOf = async (work: Work, provider: number): Promise<MeetingService> => {
  const system = { system: true };
  const row = await work.records.read(work, 'meetingProvider', provider, system);
  if (!row) throw silent();
  return {
    kind: row['kind'] === 'JITSI' ? 'JITSI' : 'BIGBLUEBUTTON',
    url: String(row['url']),
    appId: textOf(row['appId']),
    secret: await work.records.secret(work, 'meetingProvider', provider, 'secret'),
  };
};

const heldRoom = (room: RecordValues): HeldRoom => ({
  meetingId: String(room['meetingId']),
  name: String(room['name']),
  welcome: textOf(room['welcomeMessage']),
  places: Number(room['maxParticipants']),
  record: room['record'] === true,
});

/**
 * The address that takes the caller into the room, made for this one time (MTG-3). A room at a service is opened there
 * first, which does nothing when it is open.
 * @param row the whole record, whatever the caller may read of it
 * @throws Conflict when the service does not open it
 */
export const addressFor = async (row: RecordValues, asHost: boolean, work: Work): Promise<string> => {
  if (typeof row['provider'] !== 'number') return String(row['externalLink']);
  const service = await serviceOf(work, row['provider']);
  const room = heldRoom(row);
  const { id } = work.context.actor;
  const guest: Guest = { id, name: (await personOf(work.transaction, id)).name, asHost };
  if (service.kind === 'JITSI') return jitsiAddress(service, room, guest);
  if (!(await openRoom(service, room))) throw silent();
  return joinAddress(service, room, guest);
};

/** Sends everybody out where a service can do that. A service that is silent does not keep a meeting from being over. */
export const sendEverybodyOut = async (row: RecordValues, work: Work): Promise<void> => {
  if (typeof row['provider'] !== 'number') return;
  const service = await serviceOf(work, row['provider']);
  if (service.kind === 'BIGBLUEBUTTON') await closeRoom(service, heldRoom(row));
};
