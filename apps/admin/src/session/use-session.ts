import { useSyncExternalStore } from 'react';
import { session } from './current-session.ts';
import type { StoredUser } from './stored-user.ts';

/** The profile user; null also for a stored record that cannot be read. */
export const useProfile = (): StoredUser | null => useSyncExternalStore(session.subscribe, session.profile);

/** Whether somebody is signed in, decided anew on every change of the session. */
export const useSessionExists = (): boolean => useSyncExternalStore(session.subscribe, session.exists);
