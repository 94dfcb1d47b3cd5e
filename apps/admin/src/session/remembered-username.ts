import { storageKeys } from './storage-keys.ts';
import type { KeyValueStore } from './storage-keys.ts';

/** The username prefilled at the next visit; empty if nobody asked for it. */
export const rememberedUsername = (store: KeyValueStore): string =>
  store.getItem(storageKeys.rememberedUsername) ?? '';

/** "Remember me" keeps the username; otherwise it is forgotten. */
export const rememberUsername = (store: KeyValueStore, username: string, remember: boolean): void =>
  remember && username
    ? store.setItem(storageKeys.rememberedUsername, username)
    : store.removeItem(storageKeys.rememberedUsername);
