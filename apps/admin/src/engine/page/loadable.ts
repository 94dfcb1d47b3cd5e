import { createElement, lazy, useState, type ComponentType, type ReactNode } from 'react';

/** A component whose code comes when it is needed, or before by `preload`. */
export interface Loadable {
  (): ReactNode;
  /** Fetches the code; never fails, since the component itself reports what went wrong. */
  readonly preload: () => Promise<void>;
}

/**
 * Like React's `lazy`, but shows at once when its code is there already. React holds back for 300 ms whatever follows a
 * placeholder, so a page of several late parts one in the other stands still for longer than it works.
 */
export const loadable = (load: () => Promise<ComponentType>): Loadable => {
  let known: ComponentType | undefined;
  const read = async (): Promise<ComponentType> => (known = await load());
  // React remembers a failure for ever: what is shown next time asks again.
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
    // Chosen once: a later choice would throw away what has been typed meanwhile.
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

/** Milliseconds that a page may stay as it is for the sake of code that is about to come. */
const patienceMs = 400;

/** Waits for the given, but not longer than a user takes for standing still. */
export const briefly = (waited: Promise<unknown>): Promise<unknown> =>
  Promise.race([waited, new Promise((done) => setTimeout(done, patienceMs))]);
