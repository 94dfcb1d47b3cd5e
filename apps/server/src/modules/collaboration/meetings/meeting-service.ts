/** A service on which meetings are held, as the school has entered it. */
export interface MeetingService {
  readonly kind: 'BIGBLUEBUTTON' | 'JITSI';
  /** Begins with https://. */
  readonly url: string;
  readonly appId: string | undefined;
  readonly secret: string | undefined;
}

/** A room as the service is told of it. */
export interface HeldRoom {
  /** Nobody can guess it. */
  readonly meetingId: string;
  readonly name: string;
  readonly welcome: string | undefined;
  readonly places: number;
  readonly record: boolean;
}

/** Somebody who opens the meeting. */
export interface Guest {
  readonly id: number;
  readonly name: string;
  /** Moderates and may end it. */
  readonly asHost: boolean;
}
