/** Sends the last value of each key once changes have paused. */
export interface Outbox {
  readonly send: (key: string, value: unknown) => void;
  /** Sends whatever is pending immediately: the page is about to go. */
  readonly flush: () => void;
}

export const restMs = 800;

export const createOutbox = (
  write: (key: string, value: unknown) => Promise<unknown>,
  onFailure: (error: unknown) => void,
): Outbox => {
  const waiting = new Map<string, unknown>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** One write after the other, so that an older value never arrives last. */
  let last: Promise<unknown> = Promise.resolve();
  const flush = (): void => {
    clearTimeout(timer);
    for (const [key, value] of waiting) last = last.then(() => write(key, value)).catch(onFailure);
    waiting.clear();
  };
  return {
    flush,
    send: (key, value) => {
      waiting.set(key, value);
      clearTimeout(timer);
      timer = setTimeout(flush, restMs);
    },
  };
};
