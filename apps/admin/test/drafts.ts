import type { Draft } from '../src/engine/form/draft/draft.ts';

const kept = new Map<string, Draft>();
let isOpen = false;

const soon = (result: unknown): EventTarget => {
  const request = Object.assign(new EventTarget(), { result });
  queueMicrotask(() => request.dispatchEvent(new Event('success')));
  return request;
};

/** Each page of a spec belongs to a different user. */
const placeOf = (key: string): string => key.replace(/^\S+ /, '');

const store = {
  get: (key: string) => soon(kept.get(placeOf(key))),
  put: (draft: Draft, key: string) => soon(void kept.set(placeOf(key), draft)),
  delete: (key: string) => soon(void kept.delete(placeOf(key))),
};

const database = {
  transaction: () => {
    if (!isOpen) throw new Error('This browser stores nothing.');
    return { objectStore: () => store };
  },
};

/** Lets the browser keep drafts during the specs of a file, in memory; returns those that it keeps, by place. */
export const givenDrafts = (): ReadonlyMap<string, Draft> => {
  beforeAll(() => {
    Object.assign(globalThis, { indexedDB: { open: () => soon(database) } });
    isOpen = true;
  });
  beforeEach(() => kept.clear());
  afterAll(() => {
    isOpen = false;
  });
  return kept;
};
