import { JwtService } from '@nestjs/jwt';
import type { Guest, HeldRoom, MeetingService } from './meeting-service.ts';

/** Seconds for which a token opens the room. */
const tokenSeconds = 300;

/**
 * The token that tells a Jitsi who is joining and whether they moderate; it identifies this program by its id and secret.
 */
const tokenFor = (service: MeetingService, secret: string, room: HeldRoom, guest: Guest): string =>
  new JwtService({ secret }).sign(
    {
      aud: service.appId ?? 'jitsi',
      iss: service.appId ?? 'jitsi',
      sub: new URL(service.url).hostname,
      room: room.meetingId,
      moderator: guest.asHost,
      context: { user: { id: String(guest.id), name: guest.name, moderator: guest.asHost } },
    },
    { expiresIn: tokenSeconds },
  );

const quoted = (text: string): string => encodeURIComponent(JSON.stringify(text));

/** The address that takes one person into the room, which a Jitsi opens when the first person joins. */
export const jitsiAddress = (service: MeetingService, room: HeldRoom, guest: Guest): string => {
  const token = service.secret ? `?jwt=${tokenFor(service, service.secret, room, guest)}` : '';
  const shown = `userInfo.displayName=${quoted(guest.name)}&config.subject=${quoted(room.name)}`;
  return `${service.url.replace(/\/+$/, '')}/${room.meetingId}${token}#${shown}`;
};
