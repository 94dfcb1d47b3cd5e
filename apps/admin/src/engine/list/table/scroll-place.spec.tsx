import { act, cleanup, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { firstEntry } from '../../../../test/first-entry.ts';
import { useScrollPlace } from './use-scroll-place.ts';

const moved: unknown[][] = [];

const Rows = () => {
  const rows = useRef<HTMLDivElement>(null);
  useScrollPlace(rows, true);
  return <div ref={rows} data-testid="rows" />;
};

afterEach(cleanup);

it('Back finds the rows of a table where they were, another page of rows begins at its top', async () => {
  Element.prototype.scrollTo = (...to: unknown[]): void => void moved.push(to);
  const router = createMemoryRouter([{ path: '*', element: <Rows /> }], {
    initialEntries: [firstEntry('/list')],
  });
  render(<RouterProvider router={router} />);
  const rows = screen.getByTestId('rows');
  expect(moved).toEqual([]);
  Object.assign(rows, { scrollTop: 480, scrollLeft: 30 });
  rows.dispatchEvent(new Event('scroll'));
  await act(() => router.navigate('/list?page=2'));
  expect(moved).toEqual([[{ top: 0 }]]);
  Object.assign(rows, { scrollTop: 0, scrollLeft: 0 });
  await act(() => router.navigate(-1));
  expect(moved.at(-1)).toEqual([30, 480]);
  await act(() => router.navigate(1));
  expect(moved.at(-1)).toEqual([{ top: 0 }]);
});
