import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Milliseconds to wait for a list to be long enough again. */
const patience = 2500;

const positions = new Map<string, number>();

/** Scrolls once the page is long enough; gives up when the user scrolls or the time is up. */
const scrollWhenPossible = (top: number): (() => void) => {
  const end = performance.now() + patience;
  let frame = 0;
  const stop = (): void => cancelAnimationFrame(frame);
  const attempt = (): void => {
    const reachable = document.documentElement.scrollHeight - window.innerHeight;
    if (reachable >= top || performance.now() > end) {
      window.scrollTo(0, top);
      return;
    }
    frame = requestAnimationFrame(attempt);
  };
  attempt();
  window.addEventListener('wheel', stop, { once: true, passive: true });
  return () => {
    stop();
    window.removeEventListener('wheel', stop);
  };
};

/** A new page starts at its top; Back and Forward return to the previous scroll position once the data has arrived. */
export const useScrollMemory = (): void => {
  const { key, pathname } = useLocation();
  const kind = useNavigationType();
  const page = useRef('');
  useEffect(() => {
    const remember = (): void => void positions.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);
  useLayoutEffect(() => {
    const isNewPage = page.current !== pathname;
    page.current = pathname;
    if (kind === 'POP') return scrollWhenPossible(positions.get(key) ?? 0);
    // Sorting or filtering a list changes the address but not the page.
    if (isNewPage) window.scrollTo(0, 0);
    return undefined;
  }, [key, kind, pathname]);
};
