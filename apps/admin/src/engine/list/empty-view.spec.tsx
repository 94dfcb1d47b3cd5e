import { cleanup, fireEvent, screen } from '@testing-library/react';
import { defineResource, f, masterData } from '@school/kernel';
import { showInEngine } from '../../../test/engine.tsx';
import { ListScreen } from './ListScreen.tsx';

const visit = defineResource('visit', {
  module: 'office',
  label: ['Visit', 'Visits'],
  api: 'setup/v1/Visit',
  noArchive: true,
  fields: { name: f.text({ required: true }), today: f.flag() },
  title: 'name',
  list: {
    columns: ['name'],
    views: [{ key: 'today', label: 'Today', filter: { today: true } }],
  },
  access: masterData('Office'),
});

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const shown = (path: string) =>
  showInEngine(<ListScreen resource={visit} />, {
    resources: [visit],
    answers: { 'setup/v1/Visit': [] },
    path,
  });

it('says which view is empty, and leads to everything', async () => {
  const { sent } = await shown('/visits?filter={"today":true}');
  expect(await screen.findByText('“Today” is empty at the moment.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Show all' }));
  await screen.findByText(/Visits appear here/);
  const asked = sent.filter(({ path }) => path.startsWith('setup/v1/Visit/getall')).at(-1)?.path ?? '';
  expect(decodeURIComponent(asked)).not.toContain('"today"');
});

it('says that nothing matches where something else is searched for', async () => {
  await shown('/visits?filter={"today":true,"q":"Ali"}');
  expect(await screen.findByText('Nothing matches the search and filters.')).toBeTruthy();
});
