import type { SkipReason } from './reach.ts';

/** What a message would do, before it is sent. */
export interface MessagePreview {
  /** Everybody it is meant for, those that are left out included. */
  readonly people: number;
  readonly reached: number;
  readonly skipped: readonly { readonly reason: SkipReason; readonly count: number }[];
  /** Of text messages: parts that are paid for, and what they cost; null elsewhere. */
  readonly parts: number;
  readonly cost: string | null;
  /** Parts that are left; null without a limit. */
  readonly left: number | null;
  /** The first of them, with their own text. */
  readonly samples: readonly MessageSample[];
  /** Names in the text for which there is nothing to say with some of them. */
  readonly empty: readonly { readonly token: string; readonly count: number }[];
  /** Nothing leaves now: quiet hours, or not before a moment that was chosen. */
  readonly quietUntil: string | null;
  /** No service is set up: what is sent stays in the outbox. */
  readonly noService: boolean;
}

export interface MessageSample {
  readonly name: string;
  readonly address: string;
  readonly about: string;
  readonly subject: string;
  readonly text: string;
}

/** Somebody whose birthday it is. */
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
