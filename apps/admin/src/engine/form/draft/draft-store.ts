import type { Draft } from './draft.ts';

const storeName = 'drafts';
let opened: Promise<IDBDatabase> | undefined;

/** IndexedDB, because an expired session clears local storage and a draft must outlive it. */
const open = (): Promise<IDBDatabase> => {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open('school-drafts', 1);
    request.addEventListener('upgradeneeded', () => void request.result.createObjectStore(storeName));
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('No database for drafts.')));
  });
  // What did not open once may open the next time.
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
};

const run = async <T>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T | undefined> => {
  try {
    const store = (await open()).transaction(storeName, mode).objectStore(storeName);
    const request = ask(store);
    return await new Promise<T>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error('The draft was not kept.')));
    });
  } catch {
    // A browser that stores nothing (private windows) works without drafts.
    return undefined;
  }
};

export const readDraft = (key: string): Promise<Draft | undefined> =>
  run<Draft | undefined>('readonly', (store) => store.get(key) as IDBRequest<Draft | undefined>);

export const keepDraft = async (key: string, draft: Draft): Promise<void> =>
  void (await run('readwrite', (store) => store.put(draft, key)));

export const dropDraft = async (key: string): Promise<void> =>
  void (await run('readwrite', (store) => store.delete(key)));

/** Signing out leaves nothing behind on this machine. */
export const dropAllDrafts = async (): Promise<void> =>
  void (await run('readwrite', (store) => store.clear()));
