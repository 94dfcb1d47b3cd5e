import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { defineResource, f, masterData } from '@school/kernel';
import { Link, Route, Routes } from 'react-router-dom';
import { showInEngine } from '../../../../test/engine.tsx';
import { backFromSaving } from '../../../routing/coming-back.ts';
import { ListScreen } from '../ListScreen.tsx';

const worker = defineResource('worker', {
  module: 'office',
  label: ['Worker', 'Workers'],
  api: 'setup/v1/Worker',
  screens: { list: '/workers', show: '/workers/:id' },
  fields: { name: f.text({ required: true, search: true }) },
  title: 'name',
  list: { columns: ['name'] },
  access: masterData('Office'),
});
const rows = ['Asma', 'Bilal', 'Danish', 'Emad', 'Farah'].map((name, index) => ({
  id: index + 1,
  version: 1,
  name,
}));

const open = async (path = '/workers') => {
  const shown = await showInEngine(
    <main>
      <Routes>
        <Route path="/workers" element={<ListScreen resource={worker} />} />
        <Route path="/workers/:id" element={<h1>A record</h1>} />
        <Route
          path="/saved"
          element={
            <Link to="/workers" {...backFromSaving(3)}>
              Saved
            </Link>
          }
        />
      </Routes>
    </main>,
    {
      resources: [worker],
      answers: { 'setup/v1/Worker': rows, 'setup/v1/views/worker': [] },
      path,
    },
  );
  if (path === '/workers') await screen.findByText('Asma');
  return shown;
};
const press = (key: string, more: object = {}): void => {
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });
};
const focused = (): string | null => document.activeElement?.textContent ?? null;
const marked = (): readonly (string | null)[] =>
  [...document.querySelectorAll('tr[data-marked="true"]')].map(({ textContent }) => textContent);

afterEach(() => {
  cleanup();
  localStorage.clear();
});

it('Down leads from the search to the rows; Shift takes rows along and lets them go on the way back', async () => {
  await open();
  const search = screen.getByRole('searchbox');
  act(() => search.focus());
  press('ArrowDown');
  expect(focused()).toContain('Asma');
  press(' ');
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp']) press(key, { shiftKey: true });
  await waitFor(() =>
    expect(marked()).toEqual([expect.stringContaining('Asma'), expect.stringContaining('Bilal')]),
  );
  expect(focused()).toContain('Bilal');
});

it('a click with Shift marks all rows since the last one', async () => {
  await open();
  const [, second, , fourth] = [...document.querySelectorAll<HTMLElement>('input[data-mark]')];
  fireEvent.click(second ?? document.body);
  fireEvent.click(fourth ?? document.body, { shiftKey: true });
  await waitFor(() => expect(marked()).toHaveLength(3));
  expect(marked()[1]).toContain('Danish');
});

it('Back from a record leads to the row that it was opened from', async () => {
  const { router } = await open();
  act(() => document.querySelector<HTMLElement>('tr[data-row="2"]')?.focus());
  press('Enter');
  await screen.findByText('A record');
  await act(() => router.navigate(-1));
  await waitFor(() => expect(focused()).toContain('Danish'));
});

it('the row of what was just saved stands out and has the focus', async () => {
  await open('/saved');
  fireEvent.click(screen.getByText('Saved'));
  await screen.findByText('Danish');
  await waitFor(() => expect(focused()).toContain('Danish'));
  const saved = [...document.querySelectorAll('tr[data-saved]')].map(({ textContent }) => textContent);
  expect(saved).toEqual([expect.stringContaining('Danish')]);
});
