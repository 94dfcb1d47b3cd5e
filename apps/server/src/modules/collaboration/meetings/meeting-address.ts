import { Conflict } from '@school/kernel';
import type { Asking, RecordValues, Work } from '../../../engine/behaviour.ts';
import type { CallContext } from '../../../engine/context.ts';
import type { Records } from '../../../engine/records.ts';
import { personOf } from '../group-request.store.ts';
import { closeRoom, joinAddress, openRoom } from './big-blue-button.ts';
import { jitsiAddress } from './jitsi.ts';
import type { Guest, HeldRoom, MeetingService } from './meeting-service.ts';

/** The room cannot currently be opened. */
export const silent = (): Conflict =>
  new Conflict('The meeting service is not responding. Try again in a moment.', {
    code: 'SERVICE_SILENT',
  });

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** The service as it was entered, with its secret. */
export const serviceOf = async (
  records: Records,
  context: CallContext,
  provider: number,
): Promise<MeetingService> => {
  const row = await records.read(context, 'meetingProvider', provider, { system: true });
  if (!row) throw silent();
  return {
    kind: row['kind'] === 'JITSI' ? 'JITSI' : 'BIGBLUEBUTTON',
    url: String(row['url']),
    appId: textOf(row['appId']),
    secret: await records.secret(context, 'meetingProvider', provider, 'secret'),
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
 * The address that takes the caller into the room, for one-time use (MTG-3). A room at a service is opened there first,
 * which does nothing if it is already open; no transaction waits for it.
 * @param row the whole record, whatever the caller may read of it
 * @throws Conflict if the service does not open it
 */
export const addressFor = async (
  row: RecordValues,
  asHost: boolean,
  { records, context, connection }: Asking,
): Promise<string> => {
  if (typeof row['provider'] !== 'number') return String(row['externalLink']);
  const service = await serviceOf(records, context, row['provider']);
  const room = heldRoom(row);
  const { id } = context.actor;
  const guest: Guest = { id, name: (await personOf(connection, id)).name, asHost };
  if (service.kind === 'JITSI') return jitsiAddress(service, room, guest);
  if (!(await openRoom(service, room))) throw silent();
  return joinAddress(service, room, guest);
};

/**
 * Sends everyone out where a service supports it, once the end of the meeting is stored. An unresponsive service does not
 * prevent it from ending.
 */
export const sendEverybodyOut = async (row: RecordValues, work: Work): Promise<void> => {
  if (typeof row['provider'] !== 'number') return;
  const service = await serviceOf(work.records, work.context, row['provider']);
  if (service.kind === 'BIGBLUEBUTTON')
    work.transaction.afterCommit(() => void closeRoom(service, heldRoom(row)));
};
