import type { MessagePreview, BirthdayRow } from './wire.ts';

/** Responses of the calls whose definitions state a type. */
declare module '@school/kernel' {
  interface KnownAnswers {
    messageReach: MessagePreview;
    birthdaysOfDay: readonly BirthdayRow[];
  }
}
