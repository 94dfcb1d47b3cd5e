import { useLayoutEffect, type RefObject } from 'react';

/** Widest column that nobody has widened, as `body-style.ts` has it. */
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

/** How wide columns have to be at least, by their places: for words that were cut before. */
type Needed = Map<number, number>;

/** Lets the browser share the width out once, and keeps that. */
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
 * Finds columns whose words are cut in the rows that are drawn now, and those of marks and menus that are too narrow. What
 * they need more the others give that have some to spare, so that the table does not outgrow its place; a width that
 * somebody has given stays.
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
 * Columns as wide as the words of the rows that are drawn would change their widths while one scrolls. In a table with
 * rows that are not drawn they keep the widths of the first ones, and make room once those are drawn and when scrolling has
 * ended.
 * @param rows undefined where all rows are drawn; with others the widths are found anew, as with other columns
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
