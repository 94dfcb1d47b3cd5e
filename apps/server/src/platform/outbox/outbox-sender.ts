import type { OutboxChannel } from '@school/kernel';
import { Logger } from '@nestjs/common';
import { mainInstitute } from '../database/database.ts';
import type { Database } from '../database/database.ts';
import { errorMessage } from '../errors/describe-error.ts';
import type { Signals } from '../signals/signals.ts';
import { claimMessages, institutesWithOutbox, markFailed, markSent } from './outbox-statements.ts';
import type { ClaimedMessage } from './outbox-statements.ts';
import { messageQueued } from './queue-message.ts';

/** Sends one message, or throws. */
export interface Deliver {
  (message: ClaimedMessage, institute: string): Promise<void>;
  /** Releases connections that are kept open between messages. */
  readonly close?: () => void;
}

const pollMilliseconds = 30_000;
const batch = 10;
/** About a day and a half in total. */
const mostAttempts = 10;
const longestPause = 6 * 60;

/** Minutes until the next attempt, as set by the message itself if it does so; null when there have been enough. */
const pauseAfter = ({ attempts, payload }: ClaimedMessage): number | null => {
  const own = payload['pauses'];
  if (Array.isArray(own)) return typeof own[attempts - 1] === 'number' ? Number(own[attempts - 1]) : null;
  return attempts >= mostAttempts ? null : Math.min(longestPause, 2 ** (attempts - 1));
};

/** Called when messages of an institute have been sent, or have failed for good. */
type OutcomeListener = (institute: string) => Promise<unknown>;

/** Sends what is in the outboxes, on the configured channels; other messages stay there to be read. */
export class OutboxSender {
  private readonly logger = new Logger('Outbox');
  private readonly database: Database;
  private readonly channels: Readonly<Partial<Record<OutboxChannel, Deliver>>>;
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private again = false;
  private stopped = true;
  private readonly listeners: OutcomeListener[] = [];

  constructor(
    database: Database,
    signals: Signals,
    channels: Readonly<Partial<Record<OutboxChannel, Deliver>>>,
  ) {
    this.database = database;
    this.channels = channels;
    signals.on(messageQueued, () => this.wake());
  }

  /** Registers a listener for each round in which something was sent or failed. */
  onOutcome(listener: OutcomeListener): void {
    this.listeners.push(listener);
  }

  begin(): void {
    if (Object.keys(this.channels).length === 0) return;
    this.stopped = false;
    this.timer = setInterval(() => this.wake(), pollMilliseconds).unref();
    this.wake();
  }

  async end(): Promise<void> {
    this.stopped = true;
    clearInterval(this.timer);
    await this.running;
    Object.values(this.channels).forEach((deliver) => deliver.close?.());
  }

  /** Sends what is due; a call while it is running makes it check once more. */
  private wake(): void {
    if (this.stopped) return;
    if (this.running) {
      this.again = true;
      return;
    }
    this.again = false;
    this.running = this.sendAll()
      .catch((error: unknown) => this.logger.warn(errorMessage(error)))
      .finally(() => {
        this.running = undefined;
        if (this.again) this.wake();
      });
  }

  private async sendAll(): Promise<void> {
    const channels = Object.keys(this.channels) as OutboxChannel[];
    for (const institute of await institutesWithOutbox(this.database.of(mainInstitute))) {
      const connection = this.database.of(institute);
      for (;;) {
        const messages = this.stopped ? [] : await claimMessages(connection, channels, batch);
        await Promise.all(messages.map((message) => this.send(message, institute)));
        if (messages.length > 0) await this.tell(institute);
        if (messages.length < batch) break;
      }
    }
  }

  /** A listener's failure loses nothing: it checks again by itself. */
  private async tell(institute: string): Promise<void> {
    for (const listener of this.listeners)
      await listener(institute).catch((error: unknown) => this.logger.warn(errorMessage(error)));
  }

  private async send(message: ClaimedMessage, institute: string): Promise<void> {
    const connection = this.database.of(institute);
    try {
      await this.channels[message.channel]?.(message, institute);
      await markSent(connection, message.id);
    } catch (error) {
      const pause = pauseAfter(message);
      this.logger.warn(`Message ${message.id} was not sent: ${errorMessage(error)}`);
      await markFailed(connection, message.id, errorMessage(error), pause);
    }
  }
}
