import type { SkipReason } from './reach.ts';

/** What a message would do, before it is sent. */
export interface MessagePreview {
  /** Everyone it is meant for, including those left out. */
  readonly people: number;
  readonly reached: number;
  readonly skipped: readonly { readonly reason: SkipReason; readonly count: number }[];
  /** For text messages: billed parts and their cost; null elsewhere. */
  readonly parts: number;
  readonly cost: string | null;
  /** Remaining parts; null without a limit. */
  readonly left: number | null;
  /** The first of them, with their own text. */
  readonly samples: readonly MessageSample[];
  /** Names in the text that have no value for some of them. */
  readonly empty: readonly { readonly token: string; readonly count: number }[];
  /** Nothing is sent now: quiet hours, or scheduled for later. */
  readonly quietUntil: string | null;
  /** No service is set up: messages stay in the outbox. */
  readonly noService: boolean;
}

export interface MessageSample {
  readonly name: string;
  readonly address: string;
  readonly about: string;
  readonly subject: string;
  readonly text: string;
}

/** Someone whose birthday it is. */
export interface BirthdayRow {
  readonly id: string;
  readonly name: string;
  readonly kind: 'STUDENT' | 'EMPLOYEE';
  readonly place: string;
  readonly born: string;
  readonly age: number;
  readonly mobile: string | null;
  readonly wished: boolean;
}
