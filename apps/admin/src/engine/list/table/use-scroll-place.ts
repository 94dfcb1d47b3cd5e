import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** How far tables were scrolled, by browser history entry. */
const places = new Map<string, readonly [top: number, left: number]>();

/** Back and Forward restore the scroll position of a table's rows; a new page of rows starts at its top. */
export const useScrollPlace = (container: RefObject<HTMLElement | null>, filled: boolean): void => {
  const { key } = useLocation();
  const kind = useNavigationType();
  const placed = useRef<string>(undefined);
  useLayoutEffect(() => {
    const element = container.current;
    if (!element || !filled || placed.current === key) return;
    const isFirst = placed.current === undefined;
    placed.current = key;
    const kept = kind === 'POP' ? places.get(key) : undefined;
    if (kept) element.scrollTo(kept[1], kept[0]);
    else if (!isFirst) element.scrollTo({ top: 0 });
  }, [container, filled, key, kind]);
  useEffect(() => {
    const element = container.current;
    if (!element) return undefined;
    const remember = (): void => void places.set(key, [element.scrollTop, element.scrollLeft]);
    element.addEventListener('scroll', remember, { passive: true });
    return () => element.removeEventListener('scroll', remember);
  }, [container, key]);
};
