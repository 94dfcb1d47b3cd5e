import { useLayoutEffect, type RefObject } from 'react';

/** Widest column that nobody has widened, as `body-style.ts` has it. */
const widest = 320;

const headsOf = (table: HTMLElement): readonly HTMLElement[] => [
  ...table.querySelectorAll<HTMLElement>('thead th'),
];

const setFree = (table: HTMLElement): void => {
  table.style.tableLayout = '';
  for (const head of headsOf(table)) head.style.width = '';
};

const holdStill = (table: HTMLElement): void => {
  setFree(table);
  const heads = headsOf(table);
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

/** Widens columns whose words are cut in the rows that are drawn now; none becomes narrower, and a width that somebody has given stays. */
const makeRoom = (table: HTMLElement, columns: readonly Sized[]): void => {
  const given = new Set(columns.filter(({ width }) => width !== undefined).map(({ key }) => key));
  const wanted = new Map<number, number>();
  for (const row of table.querySelectorAll('tbody tr[data-row]')) {
    for (const [place, cell] of [...row.children].entries()) {
      if (!cell.hasAttribute('data-column') || cell.scrollWidth <= cell.clientWidth) continue;
      wanted.set(place, Math.max(wanted.get(place) ?? 0, Math.min(cell.scrollWidth, widest)));
    }
  }
  const heads = headsOf(table);
  for (const [place, width] of wanted) {
    const head = heads[place];
    if (head && !given.has(head.dataset['head'] ?? '') && head.offsetWidth < width)
      head.style.width = `${width}px`;
  }
};

/**
 * Columns as wide as the words of the rows that are drawn would change their widths while one scrolls. In a table with
 * rows that are not drawn they keep the widths of the first ones, and make room when scrolling has ended.
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
    holdStill(element);
    let width = around.clientWidth;
    const observer = new ResizeObserver(() => {
      if (around.clientWidth === width) return;
      width = around.clientWidth;
      holdStill(element);
    });
    observer.observe(around);
    const end = (): void => makeRoom(element, columns);
    around.addEventListener('scrollend', end);
    return () => {
      observer.disconnect();
      around.removeEventListener('scrollend', end);
      setFree(element);
    };
  }, [table, container, rows, columns]);
};
