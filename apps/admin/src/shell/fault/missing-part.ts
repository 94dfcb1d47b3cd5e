/** A failure because code did not load, as opposed to one because the code is wrong. */
const missing = new WeakSet<object>();

/** Remembers every chunk that fails to load: the loader reports each before it gives up. */
export const noteMissingParts = (): void =>
  window.addEventListener('vite:preloadError', ({ payload }) => void missing.add(payload));

export const isMissingPart = (problem: unknown): boolean =>
  typeof problem === 'object' && problem !== null && missing.has(problem);

/**
 * Whether the server has a different release from the running one, whose chunks are no longer available. The page names its
 * first chunk, whose name changes with any of the others.
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
