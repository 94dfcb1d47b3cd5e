import { useLayoutEffect, useState, type RefObject } from 'react';

interface TabRoom {
  readonly room: number;
  readonly widths: ReadonlyMap<string, number>;
}

const unknown: TabRoom = { room: 0, widths: new Map() };

/**
 * The width of a row, and of each of its tabs. Tabs are measured while all of them are rendered, which is before the first
 * paint, and again when their words change.
 * @param row contains elements with `data-tab`
 * @param words changes with the words of the tabs
 */
export const useTabRoom = (row: RefObject<HTMLElement | null>, words: string): TabRoom => {
  const [measured, setMeasured] = useState<TabRoom & { readonly words?: string }>(unknown);
  useLayoutEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    const tabs = Array.from(element.querySelectorAll<HTMLElement>('[data-tab]'));
    const widths = new Map(
      tabs.map((tab) => [tab.dataset['tab'] ?? '', tab.getBoundingClientRect().width] as const),
    );
    const measure = (): void => setMeasured({ room: element.clientWidth, widths, words });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [row, words]);
  return measured.words === words ? measured : unknown;
};
