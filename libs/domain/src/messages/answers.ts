import type { MessagePreview, BirthdayRow } from './wire.ts';

/** What the calls answer whose definitions state a type. */
declare module '@school/kernel' {
  interface KnownAnswers {
    messageReach: MessagePreview;
    birthdaysOfDay: readonly BirthdayRow[];
  }
}
