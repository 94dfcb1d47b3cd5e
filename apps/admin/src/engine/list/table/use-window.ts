import { useLayoutEffect, useState, type RefObject } from 'react';

/** Tables with more rows than this draw only those in view and some around them. */
export const windowFrom = 120;
/** Height of every row of such a table, in pixels. */
export const rowHeight = 44;
/** Rows are drawn in whole steps, so that scrolling within one changes nothing. */
const step = 20;

export interface RowWindow {
  readonly from: number;
  /** First row that is not drawn any more. */
  readonly to: number;
}

/** The rows to draw for a place of the scroll bar: those in view, and one step before and after. */
export const windowAt = (scrollTop: number, height: number, count: number): RowWindow => {
  if (count <= windowFrom) return { from: 0, to: count };
  const first = Math.floor(scrollTop / rowHeight / step) * step;
  const last = Math.ceil((scrollTop + height) / rowHeight / step) * step;
  return { from: Math.max(0, Math.min(first, count - 1) - step), to: Math.min(count, last + step) };
};

/** Follows the scroll bar of a container with many rows. */
export const useWindow = (container: RefObject<HTMLElement | null>, count: number): RowWindow => {
  const [view, setView] = useState<RowWindow>({ from: 0, to: Math.min(count, windowFrom) });
  useLayoutEffect(() => {
    const element = container.current;
    if (!element) return undefined;
    const follow = (): void =>
      setView((before) => {
        const next = windowAt(element.scrollTop, element.clientHeight, count);
        return next.from === before.from && next.to === before.to ? before : next;
      });
    follow();
    element.addEventListener('scroll', follow, { passive: true });
    return () => element.removeEventListener('scroll', follow);
  }, [container, count]);
  return { from: Math.min(view.from, count), to: Math.min(Math.max(view.to, 0), count) };
};
