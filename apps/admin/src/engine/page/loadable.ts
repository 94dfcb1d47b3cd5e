import { createElement, lazy, useState, type ComponentType, type ReactNode } from 'react';

/** A component whose code is loaded on demand, or earlier by `preload`. */
export interface Loadable {
  (): ReactNode;
  /** Fetches the code; never rejects, since the component itself reports what went wrong. */
  readonly preload: () => Promise<void>;
}

/**
 * Like React's `lazy`, but renders immediately if its code has already been loaded. React holds back for 300 ms whatever
 * follows a placeholder, so a page of several nested late parts stands still for longer than it works.
 */
export const loadable = (load: () => Promise<ComponentType>): Loadable => {
  let known: ComponentType | undefined;
  const read = async (): Promise<ComponentType> => (known = await load());
  // React remembers a failure for ever: the next time this is shown it tries again.
  const late = () =>
    lazy(async () => {
      try {
        return { default: await read() };
      } catch (problem) {
        Late = late();
        throw problem;
      }
    });
  let Late = late();
  const Part = (): ReactNode => {
    // Chosen once: a later choice would discard what has been typed in the meantime.
    const [Shown] = useState<ComponentType>(() => known ?? Late);
    return createElement(Shown);
  };
  return Object.assign(Part, {
    preload: () =>
      read().then(
        () => undefined,
        () => undefined,
      ),
  });
};

/** Milliseconds that a page may stay unchanged while waiting for code that is about to arrive. */
const patienceMs = 400;

/** Waits for the given promise, but no longer than a user would take for a standstill. */
export const briefly = (waited: Promise<unknown>): Promise<unknown> =>
  Promise.race([waited, new Promise((done) => setTimeout(done, patienceMs))]);
