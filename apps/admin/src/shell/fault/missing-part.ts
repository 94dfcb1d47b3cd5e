/** What failed because its code did not come, as opposed to what failed because its code is wrong. */
const missing = new WeakSet<object>();

/** Remembers every piece of code that does not come: the loader tells of each before it gives up. */
export const noteMissingParts = (): void =>
  window.addEventListener('vite:preloadError', ({ payload }) => void missing.add(payload));

export const isMissingPart = (problem: unknown): boolean =>
  typeof problem === 'object' && problem !== null && missing.has(problem);

/**
 * Whether the server has another release than the one that runs here, whose pieces are no longer to be had. The page
 * names its first piece of code, whose name changes with any of the others.
 */
export const isReplaced = async (): Promise<boolean> => {
  const running = document.querySelector('script[type="module"][src]')?.getAttribute('src');
  if (!running) return false;
  try {
    const answer = await fetch('/', { cache: 'no-store' });
    return answer.ok && !(await answer.text()).includes(running);
  } catch {
    return false;
  }
};
