import { useCallback } from 'react';

type Edge = 'top' | 'bottom';

/** Pixels between a bar and the focused element next to it. */
const air = 12;

const padding = { top: 'scrollPaddingTop', bottom: 'scrollPaddingBottom' } as const;

/** What scrolls under the bar: the content of its dialog, or the page. */
const scrollerOf = (bar: HTMLElement): HTMLElement =>
  bar.closest<HTMLElement>('.MuiDialogContent-root') ?? document.documentElement;

/**
 * For a bar that stays at an edge of a scroll container: nothing that takes the focus ends up behind it (WCAG 2.4.11).
 * Returns the ref of the bar.
 */
export const useClearance = (edge: Edge): ((bar: HTMLElement | null) => (() => void) | undefined) =>
  useCallback(
    (bar) => {
      if (!bar) return undefined;
      const { style } = scrollerOf(bar);
      // Other bars at that edge make way for it.
      bar.dataset.stays = edge;
      const keepClear = (): void => {
        const inset = Number.parseFloat(getComputedStyle(bar)[edge]) || 0;
        style[padding[edge]] = `${bar.offsetHeight + inset + air}px`;
      };
      keepClear();
      // Buttons wrap onto a second line if there is little room.
      const observer = new ResizeObserver(keepClear);
      observer.observe(bar);
      return () => {
        observer.disconnect();
        style[padding[edge]] = '';
      };
    },
    [edge],
  );
