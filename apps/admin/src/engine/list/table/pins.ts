import { useLayoutEffect, type RefObject } from 'react';

const nameOf = (place: number): string => `--pin-${place}`;

/** Distance of a pinned cell from the left edge. */
export const pinPlace = (place: number): string => `var(${nameOf(place)}, 0px)`;

/** The position of a pinned cell: after the checkboxes and the pinned columns before it, whose widths are measured. */
export const pinStyle = (place: number, isHead = false) => ({
  position: 'sticky' as const,
  left: pinPlace(place),
  zIndex: isHead ? 4 : 1,
});

/** The menu of a row stays at the right edge. */
export const menuPlace = { position: 'sticky' as const, right: 0 };

/** The checkboxes are pinned along with the first pinned column. */
export const markPlace = 0;

/** Measures the pinned headers and passes their distances from the left edge to the table. */
export const usePins = (table: RefObject<HTMLTableElement | null>, signature: string): void => {
  useLayoutEffect(() => {
    const element = table.current;
    if (!element || signature === '') return undefined;
    const measure = (): void => {
      let left = 0;
      for (const [place, head] of element.querySelectorAll<HTMLElement>('thead [data-pinned]').entries()) {
        element.style.setProperty(nameOf(place), `${left}px`);
        left += head.offsetWidth;
      }
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const head of element.querySelectorAll('thead [data-pinned]')) observer.observe(head);
    return () => observer.disconnect();
  }, [table, signature]);
};
