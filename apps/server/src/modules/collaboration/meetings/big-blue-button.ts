import { createHash, createHmac } from 'node:crypto';
import type { Guest, HeldRoom, MeetingService } from './meeting-service.ts';

/** Milliseconds a service may take to open a room. */
const patience = 5_000;

/** The base of the calls, however much of it was entered. */
const baseOf = (url: string): string => url.replace(/\/+$/, '').replace(/\/api$/, '');

/**
 * The address of a call with its checksum: a hash over the call name, its query and the shared secret
 * (https://docs.bigbluebutton.org/development/api, "API Security Model").
 */
export const signedCall = (
  { url, secret = '' }: MeetingService,
  call: string,
  parameters: Readonly<Record<string, string>>,
): string => {
  const query = new URLSearchParams(parameters).toString();
  const checksum = createHash('sha256').update(`${call}${query}${secret}`).digest('hex');
  return `${baseOf(url)}/api/${call}?${query}&checksum=${checksum}`;
};

/** The password of hosts or guests of one room: derived from the secret, so that none is stored. */
const passwordOf = ({ secret = '' }: MeetingService, { meetingId }: HeldRoom, asHost: boolean): string =>
  createHmac('sha256', secret)
    .update(`${asHost ? 'host' : 'guest'}:${meetingId}`)
    .digest('base64url')
    .slice(0, 24);

/** The service's response; undefined if there is none. Text typed by people is left out. */
const answerTo = async (address: string): Promise<string | undefined> => {
  try {
    const answer = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(patience) });
    return answer.ok ? (await answer.text()).replaceAll(/<!\[CDATA\[[\s\S]*?\]\]>/g, '') : undefined;
  } catch {
    return undefined;
  }
};

const says = (answer: string | undefined, tag: string, word: string): boolean =>
  answer !== undefined && new RegExp(`<${tag}>\\s*${word}\\s*</${tag}>`).test(answer);

/** Calls the service; false if it does not respond or refuses. */
const ask = async (address: string): Promise<boolean> =>
  says(await answerTo(address), 'returncode', 'SUCCESS');

/** Opens the room at the service; an open one is left as it is. False if the service does not do it. */
export const openRoom = (service: MeetingService, room: HeldRoom): Promise<boolean> =>
  ask(
    signedCall(service, 'create', {
      meetingID: room.meetingId,
      name: room.name,
      moderatorPW: passwordOf(service, room, true),
      attendeePW: passwordOf(service, room, false),
      maxParticipants: String(room.places),
      record: String(room.record),
      ...(room.welcome ? { welcome: room.welcome } : {}),
    }),
  );

/** The address that takes one person into the room; services before 2.4 go by the password, later ones by the role. */
export const joinAddress = (service: MeetingService, room: HeldRoom, guest: Guest): string =>
  signedCall(service, 'join', {
    meetingID: room.meetingId,
    fullName: guest.name,
    userID: String(guest.id),
    role: guest.asHost ? 'MODERATOR' : 'VIEWER',
    password: passwordOf(service, room, guest.asHost),
    redirect: 'true',
  });

/** Sends everyone out. False if the service does not do it, or nobody was in. */
export const closeRoom = (service: MeetingService, room: HeldRoom): Promise<boolean> =>
  ask(signedCall(service, 'end', { meetingID: room.meetingId, password: passwordOf(service, room, true) }));

/** Who is currently in a room, by user id; undefined if the service does not report it. */
export const peopleIn = async (
  service: MeetingService,
  { meetingId }: Pick<HeldRoom, 'meetingId'>,
): Promise<readonly number[] | undefined> => {
  const answer = await answerTo(signedCall(service, 'getMeetingInfo', { meetingID: meetingId }));
  // A room that everyone has left is soon forgotten.
  if (says(answer, 'messageKey', 'notFound')) return [];
  if (answer === undefined || !says(answer, 'returncode', 'SUCCESS')) return undefined;
  return [...answer.matchAll(/<userID>\s*(\d{1,15})\s*<\/userID>/g)].map(([, id]) => Number(id));
};
