import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';
import { fitting } from './fitting.ts';

/** How many of the first `count` children of an element fit its width; remeasured when a width changes. */
export const useFitting = (element: RefObject<HTMLElement | null>, count: number): number => {
  const [fits, setFits] = useState(count);
  useLayoutEffect(() => {
    const list = element.current;
    if (!list) return undefined;
    const children = Array.from(list.children).slice(0, count);
    const measure = (): void =>
      setFits(
        fitting(
          children.map((child) => child.getBoundingClientRect().width),
          list.clientWidth,
        ),
      );
    const observer = new ResizeObserver(measure);
    for (const each of [list, ...children]) observer.observe(each);
    return () => observer.disconnect();
  }, [element, count]);
  return Math.min(fits, count);
};
