import type { Role } from '@school/kernel';
import { storageKeys } from './storage-keys.ts';
import type { KeyValueStore } from './storage-keys.ts';

/** The sign-in answer, stored as received. Everything but the token is for display; privileges come from the server. */
export interface StoredUser {
  readonly userID?: number | string;
  readonly token?: string;
  readonly entityType?: string;
  readonly username?: string;
  readonly [key: string]: unknown;
}

const knownRoles: readonly string[] = ['ADMIN', 'EMPLOYEE', 'STUDENT', 'PARENT'];

/** The role of a stored record; a missing, unknown or unreadable one has a student's privileges. */
export const roleOf = (user: StoredUser | null): Role =>
  user?.entityType && knownRoles.includes(user.entityType) ? (user.entityType as Role) : 'STUDENT';

/**
 * Reads the stored sign-in. An unreadable record is logged and otherwise ignored; it still counts as a session until the
 * first call is answered with 401.
 */
export const readStoredUser = (
  store: KeyValueStore,
  log: (problem: unknown) => void,
  key: string = storageKeys.session,
): StoredUser | null => {
  const text = store.getItem(key);
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as StoredUser;
    throw new Error('The stored session is not a record.');
  } catch (problem) {
    log(problem);
    return null;
  }
};

/** Clears everything stored here except the language, so that the sign-in page keeps using it. */
export const clearButLanguage = (store: KeyValueStore): void => {
  const language = store.getItem(storageKeys.language);
  store.clear();
  if (language !== null) store.setItem(storageKeys.language, language);
};
