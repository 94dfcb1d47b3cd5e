export type OutboxChannel = 'MAIL' | 'SMS';

export type OutboxState = 'QUEUED' | 'SENDING' | 'SENT' | 'FAILED';

/** An outgoing e-mail or text message, as administrators see it. Moments are ISO 8601 in UTC. */
export interface OutboxMessage {
  readonly id: number;
  readonly channel: OutboxChannel;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly state: OutboxState;
  readonly attempts: number;
  /** Why the last attempt failed. */
  readonly error: string | null;
  readonly createdAt: string;
  readonly sentAt: string | null;
}
