import { cleanup, render } from '@testing-library/react';
import { useRef } from 'react';
import { useStillColumns } from './use-still-columns.ts';

const columns = [{ key: 'name' }, { key: 'number' }];
const rows = [1];
const room = 400;

/** A table with checkboxes, two columns and a menu, as a browser would lay it out in the given space. */
const Table = ({ sized = columns }: { readonly sized?: readonly { key: string; width?: number }[] }) => {
  const [table, container] = [useRef<HTMLTableElement>(null), useRef<HTMLDivElement>(null)];
  useStillColumns(table, container, rows, sized);
  return (
    <div ref={container} data-testid="around">
      <table ref={table}>
        <thead>
          <tr>
            <th data-natural={40} />
            <th data-head="name" data-natural={160} />
            <th data-head="number" data-natural={172} />
            <th data-natural={28} />
          </tr>
        </thead>
        <tbody>
          <tr data-id="1">
            <td data-side data-content={40} />
            <td data-column="name" data-content={210} />
            <td data-column="number" data-content={60} />
            <td data-side data-content={44} />
          </tr>
        </tbody>
      </table>
    </div>
  );
};

const heads = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>('th')];
const given = (head: HTMLElement | undefined): number =>
  parseFloat(head?.style.width || head?.dataset['natural'] || '0');

/** Columns that need more take it from the one that has most; jsdom itself does no layout. */
const laidOut = (): readonly number[] => {
  const wide = heads().map((head) => Math.max(parseFloat(head.style.minWidth || '0'), given(head)));
  const over = wide.reduce((sum, width) => sum + width, 0) - room;
  const most = wide.indexOf(Math.max(...wide.filter((_, place) => !heads()[place]?.style.minWidth)));
  return wide.map((width, place) => (place === most ? width - Math.max(over, 0) : width));
};

const widthOf = (element: Element): number => {
  const place = [...(element.parentElement?.children ?? [])].indexOf(element);
  return element.matches('th, td') ? (laidOut()[place] ?? 0) : room;
};
const layout = {
  clientWidth: widthOf,
  offsetWidth: widthOf,
  scrollWidth: (element: Element) =>
    Math.max(widthOf(element), Number((element as HTMLElement).dataset['content'] ?? 0)),
};

beforeEach(() => {
  globalThis.ResizeObserver = class {
    observe = (): void => undefined;
    unobserve = (): void => undefined;
    disconnect = (): void => undefined;
  };
  for (const [name, measure] of Object.entries(layout)) {
    Object.defineProperty(HTMLElement.prototype, name, {
      configurable: true,
      get(this: HTMLElement) {
        return measure(this);
      },
    });
  }
  Element.prototype.getBoundingClientRect = function (this: Element) {
    return { width: widthOf(this) } as DOMRect;
  };
});
afterEach(cleanup);

const widths = (): readonly number[] => heads().map((head) => parseFloat(head.style.width));
const scrolled = (): void => {
  document.querySelector('[data-testid=around]')?.dispatchEvent(new Event('scrollend'));
};

it('words that are cut get room from columns that have some to spare, and menus are not cut off', () => {
  render(<Table />);
  expect(widths()).toEqual([40, 160, 172, 28]);
  scrolled();
  expect(widths()).toEqual([40, 210, 106, 44]);
  expect(widths().reduce((sum, width) => sum + width, 0)).toBe(room);
});

it('a width that somebody has given stays', () => {
  render(<Table sized={[{ key: 'name', width: 160 }, { key: 'number' }]} />);
  scrolled();
  expect(widths()[1]).toBe(160);
});
