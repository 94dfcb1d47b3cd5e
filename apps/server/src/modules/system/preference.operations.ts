import { preferencesOf } from './preference.store.ts';
import { preferencesOfUser } from '@school/resources';
import { handle } from '../../engine/operation/handle.ts';

/** What a user has chosen, by the name of each choice. */
interface Preferences {
  readonly [name: string]: unknown;
}

declare module '@school/kernel' {
  interface KnownAnswers {
    preferencesOfUser: Preferences;
  }
}

/** Preferences of the caller. */
export const preferenceReadings = [
  handle(preferencesOfUser, async ({ context, connection }) => {
    const { actor } = context;
    return preferencesOf(connection, actor.id);
  }),
];
