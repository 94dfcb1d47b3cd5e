import { CallError } from '../../../engine/data/call-error.ts';
import { serverSentence, wasAnswered } from '../../../engine/own-screen/failure-text.ts';
import type { Outbox, Waiting } from './outbox.ts';

const retryAfter = 3000;

export interface SendState {
  /** Answers that the server does not have yet. */
  readonly unsent: number;
  readonly offline: boolean;
  /** Why no more answers are accepted, in the server's words. */
  readonly stopped: string | undefined;
}
/** The server's response to an answer: its time, and until when the attempt is open. */
export interface Times {
  readonly now: string;
  readonly deadlineAt: string;
}
/** What it says about the answer itself. */
export interface Receipt extends Times {
  /** False if a later answer exists, from this window or another device. */
  readonly isKept: boolean;
}

const isFinal = (error: unknown): boolean =>
  error instanceof CallError &&
  error.status === 409 &&
  ['TIME_UP', 'ENDED'].includes(String(error.data.code));
/** The server has examined the answer and will not accept it; anything else may succeed next time. */
const isRefused = (error: unknown): boolean =>
  wasAnswered(error) && error instanceof CallError && error.status < 500 && error.status !== 429;

/** Sends answers one after another, waits while the connection is down, and resumes when it is back. */
export class AnswerSender {
  private readonly outbox: Outbox;
  private readonly send: (answer: Waiting) => Promise<Receipt>;
  private readonly behind: () => void;
  private readonly listeners = new Set<() => void>();
  private state: SendState;
  private times: { readonly deadline: number; readonly ahead: number };
  private running: Promise<void> | undefined;
  private timer: number | undefined;

  /** @param behind called when the server has a later answer than one from this window */
  constructor(
    outbox: Outbox,
    times: Times,
    send: (answer: Waiting) => Promise<Receipt>,
    behind: () => void = () => undefined,
  ) {
    this.outbox = outbox;
    this.send = send;
    this.behind = behind;
    this.times = AnswerSender.clockOf(times);
    this.state = { unsent: outbox.waiting.length, offline: false, stopped: undefined };
  }

  private static clockOf({ now, deadlineAt }: Times) {
    return { deadline: Date.parse(deadlineAt), ahead: Date.parse(now) - Date.now() };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly snapshot = (): SendState => this.state;

  /** Milliseconds left by the server's clock. */
  readonly left = (): number => this.times.deadline - this.now();

  /** Queues an answer. @param pause milliseconds to wait for a later one while the user types */
  put(answer: Omit<Waiting, 'sequence' | 'answeredAt'>, pause: number): void {
    this.outbox.put({ ...answer, answeredAt: new Date(this.now()).toISOString() });
    this.set({});
    this.later(pause);
  }

  /** Sends what is waiting; ends when everything has arrived or the connection is down. */
  readonly flush = (): Promise<void> => {
    window.clearTimeout(this.timer);
    this.running ??= this.sendAll().finally(() => {
      this.running = undefined;
    });
    return this.running;
  };

  /** Submits once everything has reached the server. @returns whether it was submitted */
  async handIn(submit: () => Promise<unknown>): Promise<boolean> {
    await this.flush();
    if (this.outbox.waiting.length > 0 && this.state.stopped === undefined) return false;
    try {
      await submit();
    } catch (error) {
      if (isFinal(error)) return true;
      this.set({ offline: true });
      return false;
    }
    this.outbox.clear();
    return true;
  }

  close(): void {
    window.clearTimeout(this.timer);
  }

  /** The server's time, as far as this browser knows it. */
  private now(): number {
    return Date.now() + this.times.ahead;
  }

  private later(pause: number): void {
    window.clearTimeout(this.timer);
    this.timer = window.setTimeout(() => void this.flush(), pause);
  }

  private set(change: Partial<SendState>): void {
    this.state = { ...this.state, ...change, unsent: this.outbox.waiting.length };
    for (const listener of this.listeners) listener();
  }

  private async sendAll(): Promise<void> {
    for (let next = this.outbox.waiting[0]; next; next = this.outbox.waiting[0]) {
      try {
        const receipt = await this.send(next);
        this.times = AnswerSender.clockOf(receipt);
        this.outbox.take(next);
        if (!receipt.isKept) this.behind();
        this.set({ offline: false });
      } catch (error) {
        if (!isRefused(error)) {
          this.set({ offline: true });
          this.later(retryAfter);
          return;
        }
        this.outbox.take(next);
        this.set(isFinal(error) ? { stopped: serverSentence(error) ?? '' } : {});
      }
    }
  }
}
