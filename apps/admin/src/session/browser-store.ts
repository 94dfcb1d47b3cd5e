import { memoryStore } from './memory-store.ts';
import type { KeyValueStore } from './storage-keys.ts';

/** This browser's local storage; memory if the browser forbids it (private windows, embedded pages). */
const openStore = (): KeyValueStore => {
  try {
    const probe = 'school.probe';
    localStorage.setItem(probe, '1');
    localStorage.removeItem(probe);
    return localStorage;
  } catch {
    return memoryStore();
  }
};

export const browserStore: KeyValueStore = openStore();
