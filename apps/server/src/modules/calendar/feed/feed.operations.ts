import { feedOf } from './feed.store.ts';
import type { FeedState } from './feed.store.ts';
import { calendarFeedState } from '@school/resources';
import { handle } from '../../../engine/operation/handle.ts';

declare module '@school/kernel' {
  interface KnownAnswers {
    calendarFeedState: FeedState | null;
  }
}

/** The user's own calendar in other programs. */
export const feedReadings = [
  handle(calendarFeedState, async ({ context, connection }) => {
    return (await feedOf(connection, context.actor.id)) ?? null;
  }),
];
