import { hasUnsavedWork } from './unsaved-work.ts';

/** Whether the dialog asking for the password again is open. All rejected calls wait for the same answer. */
export interface SignInAgain {
  readonly ask: () => Promise<boolean>;
  /** The dialog's answer: signed in again, or given up. */
  readonly answer: (signedIn: boolean) => void;
  readonly isOpen: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
}

export const createSignInAgain = (worthAsking: () => boolean = hasUnsavedWork): SignInAgain => {
  let waiting: { promise: Promise<boolean>; resolve: (signedIn: boolean) => void } | undefined;
  const listeners = new Set<() => void>();
  const changed = (): void => {
    for (const listener of listeners) listener();
  };
  return {
    ask: () => {
      if (waiting) return waiting.promise;
      if (!worthAsking()) return Promise.resolve(false);
      let resolve: (signedIn: boolean) => void = () => undefined;
      const promise = new Promise<boolean>((done) => {
        resolve = done;
      });
      waiting = { promise, resolve };
      changed();
      return promise;
    },
    answer: (signedIn) => {
      const asked = waiting;
      waiting = undefined;
      changed();
      asked?.resolve(signedIn);
    },
    isOpen: () => waiting !== undefined,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
