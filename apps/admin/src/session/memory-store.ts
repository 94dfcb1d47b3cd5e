import type { KeyValueStore } from './storage-keys.ts';

/** A storage that does not persist: for tests, and for browsers that refuse local storage. */
export const memoryStore = (initial: Readonly<Record<string, string>> = {}): KeyValueStore => {
  const values = new Map(Object.entries(initial));
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
  };
};
