import type { Role } from '@school/kernel';
import { clearButLanguage, readStoredUser, roleOf } from './stored-user.ts';
import type { StoredUser } from './stored-user.ts';
import { storageKeys } from './storage-keys.ts';
import type { KeyValueStore } from './storage-keys.ts';

/** Who is signed in, for this tab. `profile` survives manual removal of the record, until the page is reloaded. */
export interface Session {
  /** The profile user, or nobody. */
  readonly profile: () => StoredUser | null;
  /** True with a stored record or a profile user. */
  readonly exists: () => boolean;
  readonly token: () => string | undefined;
  /** The role of the profile user, else of the stored one; for display only. */
  readonly role: () => Role;
  readonly start: (user: StoredUser) => void;
  /** Changes the stored data of the signed-in user; other tabs follow. */
  readonly amend: (change: Readonly<Record<string, unknown>>) => void;
  /** Continues in a branch; the current sign-in is set aside at home. */
  readonly visit: (user: StoredUser) => void;
  /** Returns from a branch with the token of the visit. Undefined when already at home. */
  readonly comeHome: () => string | undefined;
  readonly isVisiting: () => boolean;
  /** The home sign-in that is set aside while the user is in a branch. */
  readonly homeToken: () => string | undefined;
  /** Signing out: only the record is removed. */
  readonly leave: () => void;
  /** The server has rejected the session: local storage is cleared too, except for the language. */
  readonly expire: () => void;
  /** Handles the `storage` event of another tab. */
  readonly storageChanged: (key: string | null, newValue: string | null) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Opens the session stored in `store`. */
export const createSession = (
  store: KeyValueStore,
  log: (problem: unknown) => void = (problem) => console.error(problem),
): Session => {
  let profile = readStoredUser(store, log);
  const listeners = new Set<() => void>();
  const become = (next: StoredUser | null): void => {
    profile = next;
    for (const listener of listeners) listener();
  };
  const start = (user: StoredUser): void => {
    store.setItem(storageKeys.session, JSON.stringify(user));
    become(user);
  };
  return {
    profile: () => profile,
    exists: () => profile !== null || store.getItem(storageKeys.session) !== null,
    token: () => profile?.token,
    role: () => roleOf(profile ?? readStoredUser(store, log)),
    start,
    amend: (change) => {
      if (profile !== null) start({ ...profile, ...change });
    },
    visit: (user) => {
      if (store.getItem(storageKeys.home) === null) store.setItem(storageKeys.home, JSON.stringify(profile));
      start(user);
    },
    comeHome: () => {
      const home = store.getItem(storageKeys.home);
      const visit = profile?.token;
      if (home === null) return undefined;
      store.removeItem(storageKeys.home);
      store.setItem(storageKeys.session, home);
      become(readStoredUser(store, log));
      return visit;
    },
    isVisiting: () => store.getItem(storageKeys.home) !== null,
    homeToken: () => readStoredUser(store, log, storageKeys.home)?.token,
    leave: () => {
      store.removeItem(storageKeys.home);
      store.removeItem(storageKeys.session);
      become(null);
    },
    expire: () => {
      clearButLanguage(store);
      become(null);
    },
    storageChanged: (key, newValue) => {
      // A null key means that the whole storage was cleared.
      if (key !== null && key !== storageKeys.session) return;
      become(newValue === null ? null : readStoredUser(store, log));
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
