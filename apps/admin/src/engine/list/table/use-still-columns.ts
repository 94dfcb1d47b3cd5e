import { useLayoutEffect, type RefObject } from 'react';

/** Maximum width of a column that nobody has widened, as in `body-style.ts`. */
const widest = 320;

const headsOf = (table: HTMLElement): readonly HTMLElement[] => [
  ...table.querySelectorAll<HTMLElement>('thead th'),
];

const setFree = (table: HTMLElement): void => {
  table.style.tableLayout = '';
  for (const head of headsOf(table)) {
    head.style.width = '';
    head.style.minWidth = '';
  }
};

/** Minimum widths of columns, by index: for content that was truncated before. */
type Needed = Map<number, number>;

/** Lets the browser distribute the width once, and keeps the result. */
const holdStill = (table: HTMLElement, needed: Needed): void => {
  setFree(table);
  const heads = headsOf(table);
  for (const [place, width] of needed) {
    const head = heads[place];
    if (head) head.style.minWidth = `${width}px`;
  }
  const widths = heads.map((head) => head.getBoundingClientRect().width);
  heads.forEach((head, place) => {
    head.style.width = `${widths[place]}px`;
  });
  table.style.tableLayout = 'fixed';
};

interface Sized {
  readonly key: string;
  readonly width?: number;
}

/**
 * Finds columns whose content is truncated in the currently rendered rows, and checkbox and menu columns that are too
 * narrow. The extra width comes from columns that have some to spare, so that the table does not outgrow its container; a
 * width set by the user stays.
 */
const makeRoom = (table: HTMLElement, columns: readonly Sized[], needed: Needed): void => {
  const given = new Set(columns.filter(({ width }) => width !== undefined).map(({ key }) => key));
  const heads = headsOf(table);
  let isCut = false;
  for (const row of table.querySelectorAll('tbody tr[data-id]')) {
    for (const [place, cell] of [...row.children].entries()) {
      if (cell.scrollWidth <= cell.clientWidth || given.has(heads[place]?.dataset['head'] ?? '')) continue;
      const width = Math.min(cell.scrollWidth, widest);
      if (width <= (needed.get(place) ?? 0)) continue;
      needed.set(place, width);
      isCut ||= (heads[place]?.offsetWidth ?? 0) < width;
    }
  }
  if (isCut) holdStill(table, needed);
};

/**
 * Columns as wide as the content of the rendered rows would change width while scrolling. In a table with unrendered rows
 * they keep the widths of the first ones, and make room once those are rendered and when scrolling has ended.
 * @param rows undefined if all rows are rendered; with other rows, or other columns, the widths are determined again
 */
export const useStillColumns = (
  table: RefObject<HTMLElement | null>,
  container: RefObject<HTMLElement | null>,
  rows: readonly unknown[] | undefined,
  columns: readonly Sized[],
): void => {
  useLayoutEffect(() => {
    const [element, around] = [table.current, container.current];
    if (!rows || !element || !around) return undefined;
    const needed: Needed = new Map();
    holdStill(element, needed);
    let width = around.clientWidth;
    const observer = new ResizeObserver(() => {
      if (around.clientWidth === width) return;
      width = around.clientWidth;
      holdStill(element, needed);
    });
    observer.observe(around);
    const end = (): void => makeRoom(element, columns, needed);
    const drawn = requestAnimationFrame(end);
    around.addEventListener('scrollend', end);
    return () => {
      cancelAnimationFrame(drawn);
      observer.disconnect();
      around.removeEventListener('scrollend', end);
      setFree(element);
    };
  }, [table, container, rows, columns]);
};
