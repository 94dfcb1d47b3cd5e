import { useSyncExternalStore } from 'react';
import { session } from './current-session.ts';
import type { StoredUser } from './stored-user.ts';

/** The profile user; also null for a stored record that cannot be read. */
export const useProfile = (): StoredUser | null => useSyncExternalStore(session.subscribe, session.profile);

/** Whether someone is signed in, re-evaluated on every session change. */
export const useSessionExists = (): boolean => useSyncExternalStore(session.subscribe, session.exists);
