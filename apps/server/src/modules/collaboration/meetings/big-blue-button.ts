import { createHash, createHmac } from 'node:crypto';
import type { Guest, HeldRoom, MeetingService } from './meeting-service.ts';

/** Milliseconds that a service may take to open a room. */
const patience = 5_000;

/** The base of the calls, however much of it was entered. */
const baseOf = (url: string): string => url.replace(/\/+$/, '').replace(/\/api$/, '');

/**
 * An address of a call with its checksum: a hash over the name of the call, its query and the shared secret
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

/** The password of hosts or guests of one room: it follows from the secret, so that none is kept. */
const passwordOf = ({ secret = '' }: MeetingService, { meetingId }: HeldRoom, asHost: boolean): string =>
  createHmac('sha256', secret)
    .update(`${asHost ? 'host' : 'guest'}:${meetingId}`)
    .digest('base64url')
    .slice(0, 24);

/** What the service says; undefined when it is silent. Words that people have typed are left out. */
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

/** Asks the service; false when it is silent or refuses. */
const ask = async (address: string): Promise<boolean> =>
  says(await answerTo(address), 'returncode', 'SUCCESS');

/** Opens the room at the service; one that is open stays as it is. False when the service does not do it. */
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

/** Sends everybody out. False when the service does not do it, or nobody was in. */
export const closeRoom = (service: MeetingService, room: HeldRoom): Promise<boolean> =>
  ask(signedCall(service, 'end', { meetingID: room.meetingId, password: passwordOf(service, room, true) }));

/** Who is in a room at this moment, by the ids of users; undefined when the service does not say. */
export const peopleIn = async (
  service: MeetingService,
  { meetingId }: Pick<HeldRoom, 'meetingId'>,
): Promise<readonly number[] | undefined> => {
  const answer = await answerTo(signedCall(service, 'getMeetingInfo', { meetingID: meetingId }));
  // A room that everybody has left is soon forgotten.
  if (says(answer, 'messageKey', 'notFound')) return [];
  if (answer === undefined || !says(answer, 'returncode', 'SUCCESS')) return undefined;
  return [...answer.matchAll(/<userID>\s*(\d{1,15})\s*<\/userID>/g)].map(([, id]) => Number(id));
};
