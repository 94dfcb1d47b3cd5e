import { useLayoutEffect, useState, type RefObject } from 'react';
import { usePrinting } from '../../../theme/printing.ts';

/** Tables with more rows than this render only those in view and some around them. */
export const windowFrom = 120;
/** Height of every row of such a table, in pixels. */
export const rowHeight = 44;
/** Rows are rendered in whole steps, so that scrolling within one changes nothing. */
const step = 5;
/** Rows rendered before and after those in view, so that none is missing while the next step is rendered. */
const margin = 15;
/** Rows out of view that one frame renders in addition to those in view: more would delay it. */
const ahead = 5;

export interface RowWindow {
  readonly from: number;
  /** First row that is no longer rendered. */
  readonly to: number;
}

const inView = (scrollTop: number, height: number, count: number): RowWindow => {
  const first = Math.floor(scrollTop / rowHeight / step) * step;
  const last = Math.ceil((scrollTop + height) / rowHeight / step) * step;
  return { from: Math.max(0, Math.min(first, count - 1)), to: Math.min(count, last) };
};

/** The rows to render for a scroll position: those in view, and some before and after. */
export const windowAt = (scrollTop: number, height: number, count: number): RowWindow => {
  if (count <= windowFrom) return { from: 0, to: count };
  const { from, to } = inView(scrollTop, height, count);
  return { from: Math.max(0, from - margin), to: Math.min(count, to + margin) };
};

/**
 * The rows to render in the next frame on the way to the full window: those in view immediately, and of the others those
 * already rendered and a few more, so that a long jump renders no more rows than can be seen.
 * @param before the rows currently rendered
 */
export const nextWindow = (
  before: RowWindow,
  scrollTop: number,
  height: number,
  count: number,
): RowWindow => {
  const whole = windowAt(scrollTop, height, count);
  if (count <= windowFrom) return whole;
  const seen = inView(scrollTop, height, count);
  const meets = before.from <= seen.to && before.to >= seen.from;
  const kept = meets ? before : seen;
  return {
    from: Math.max(whole.from, Math.min(seen.from, kept.from) - ahead),
    to: Math.min(whole.to, Math.max(seen.to, kept.to) + ahead),
  };
};

const isSame = (a: RowWindow, b: RowWindow): boolean => a.from === b.from && a.to === b.to;

/** Follows the scroll position of a container with many rows. */
export const useWindow = (container: RefObject<HTMLElement | null>, count: number): RowWindow => {
  const [view, setView] = useState<RowWindow>({ from: 0, to: Math.min(count, windowFrom) });
  useLayoutEffect(() => {
    const element = container.current;
    if (!element) return undefined;
    let frame = 0;
    const follow = (): void => {
      const { scrollTop, clientHeight } = element;
      setView((before) => {
        const next = nextWindow(before, scrollTop, clientHeight, count);
        return isSame(next, before) ? before : next;
      });
    };
    const settle = (): void => {
      follow();
      // The rest of the window follows in the next frames, a few rows each.
      cancelAnimationFrame(frame);
      let left = Math.ceil(margin / ahead);
      const more = (): void => {
        follow();
        left -= 1;
        if (left > 0) frame = requestAnimationFrame(more);
      };
      frame = requestAnimationFrame(more);
    };
    settle();
    element.addEventListener('scroll', settle, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      element.removeEventListener('scroll', settle);
    };
  }, [container, count]);
  // Printouts do not scroll: they contain all rows of the page.
  if (usePrinting()) return { from: 0, to: count };
  return { from: Math.min(view.from, count), to: Math.min(Math.max(view.to, 0), count) };
};
