import { act, cleanup, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { firstEntry } from '../../../../test/first-entry.ts';
import { useScrollPlace } from './use-scroll-place.ts';

/** A table that starts at its top each time it is mounted, as in a browser. */
const Table = ({ filled = true }: { readonly filled?: boolean }) => {
  const container = useRef<HTMLDivElement>(null);
  useScrollPlace(container, filled);
  return <div ref={container} data-testid="rows" />;
};

const rows = (): HTMLElement => screen.getByTestId('rows');
const scroll = (top: number): void => {
  rows().scrollTop = top;
  rows().dispatchEvent(new Event('scroll'));
};
const open = (path: string) => {
  const router = createMemoryRouter(
    [
      { path: '/list', element: <Table /> },
      { path: '/record', element: <p>record</p> },
    ],
    { initialEntries: [firstEntry(path)] },
  );
  render(<RouterProvider router={router} />);
  return (to: string | number): Promise<void> =>
    act(async () => await (typeof to === 'number' ? router.navigate(to) : router.navigate(to)));
};

beforeEach(() => {
  // What a browser does with it; jsdom renders nothing that could be scrolled.
  Element.prototype.scrollTo = function (this: Element, where?: unknown, top?: number) {
    this.scrollTop =
      typeof where === 'object' ? ((where as ScrollToOptions).top ?? 0) : (top ?? this.scrollTop);
  } as Element['scrollTo'];
});
afterEach(cleanup);

it('Back finds the rows where they were, and Forward too', async () => {
  const go = open('/list?page=1');
  scroll(480);
  await go('/record');
  await go(-1);
  expect(rows().scrollTop).toBe(480);
  await go(1);
  await go(-1);
  expect(rows().scrollTop).toBe(480);
});

it('another page of rows begins at its top, and Back goes to where the first one was', async () => {
  const go = open('/list?page=1');
  scroll(300);
  await go('/list?page=2');
  expect(rows().scrollTop).toBe(0);
  scroll(50);
  await go(-1);
  expect(rows().scrollTop).toBe(300);
});

it('a list that is opened anew begins at its top', async () => {
  const go = open('/list?page=1');
  scroll(300);
  await go('/record');
  await go('/list?page=1');
  expect(rows().scrollTop).toBe(0);
});
