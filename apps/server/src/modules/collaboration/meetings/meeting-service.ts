/** A service that hosts meetings, as the school has entered it. */
export interface MeetingService {
  readonly kind: 'BIGBLUEBUTTON' | 'JITSI';
  /** Begins with https://. */
  readonly url: string;
  readonly appId: string | undefined;
  readonly secret: string | undefined;
}

/** A room as described to the service. */
export interface HeldRoom {
  /** Unguessable. */
  readonly meetingId: string;
  readonly name: string;
  readonly welcome: string | undefined;
  readonly places: number;
  readonly record: boolean;
}

/** The person opening the meeting. */
export interface Guest {
  readonly id: number;
  readonly name: string;
  /** Moderates and may end it. */
  readonly asHost: boolean;
}
