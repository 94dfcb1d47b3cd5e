import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { firstEntry } from '../../../test/first-entry.ts';
import { hasUnsavedWork } from '../../session/unsaved-work.ts';
import { useUnsavedGuard } from './use-unsaved-guard.ts';

/** Saves end when the spec says so. */
const ends: (() => void)[] = [];
const Work = () => {
  const { pass } = useUnsavedGuard(true);
  return <button onClick={() => ends.push(pass())}>Save</button>;
};

/** Opens a form with unsaved work and saves it. Returns how the save ends, and how the user gets elsewhere. */
const save = () => {
  const router = createMemoryRouter(
    [
      { path: '/form', element: <Work /> },
      { path: '/list', element: <p>The list</p> },
    ],
    { initialEntries: [firstEntry('/form')] },
  );
  render(<RouterProvider router={router} />);
  expect(hasUnsavedWork()).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(hasUnsavedWork()).toBe(false);
  return { end: () => ends.pop()?.(), go: (path: string) => act(() => router.navigate(path)) };
};

afterEach(cleanup);

it('a save that fails leaves the work unsaved', () => {
  const { end } = save();
  end();
  expect(hasUnsavedWork()).toBe(true);
});

it('a save that has led to another page leaves nothing unsaved there', async () => {
  const { end, go } = save();
  await go('/list');
  end();
  expect(hasUnsavedWork()).toBe(false);
});
