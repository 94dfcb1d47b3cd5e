import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { createCatalogue, defineResource, f, masterData, routesOf } from '@school/kernel';
import { showInEngine } from '../../../test/engine.tsx';
import { atPage, listName } from './list-page.ts';
import { ListScreen } from './ListScreen.tsx';

const worker = defineResource('worker', {
  module: 'office',
  label: ['Worker', 'Workers'],
  api: 'setup/v1/Worker',
  screens: { list: '/workers' },
  fields: {
    name: f.text({ required: true, search: true }),
    status: f.choice({ ACTIVE: 'Active', FORMER: 'Former' }),
    joined: f.date(),
  },
  title: 'name',
  list: {
    columns: ['name', 'status', 'joined'],
    filters: ['status', 'joined'],
    views: [
      { key: 'active', label: 'Active', filter: { status: 'ACTIVE' } },
      { key: 'former', label: 'Former', filter: { status: 'FORMER' } },
    ],
    pages: [
      {
        key: 'search',
        label: 'Search workers',
        screen: '/workers/search',
        purpose: 'search',
        columns: ['name'],
        filters: [],
        view: 'active',
      },
      {
        key: 'advanced',
        label: 'Advanced search',
        screen: '/workers/advanced',
        purpose: 'criteria',
        filters: ['name', 'status', 'joined'],
      },
    ],
  },
  access: masterData('Office'),
});

const row = { id: 1, version: 1, archived: false, name: 'Asma Noor', status: 'ACTIVE', joined: '2024-05-01' };
const open = (page: string | undefined, path: string) =>
  showInEngine(<ListScreen resource={atPage(worker, page)} />, {
    resources: [worker],
    answers: { 'setup/v1/Worker': [row], 'setup/v1/views/worker': [] },
    path,
  });
const filtersOf = (sent: readonly { readonly path: string }[]): unknown[] =>
  sent.flatMap(({ path }) => {
    const filter = new URLSearchParams(path.split('?')[1]).get('filter');
    return path.startsWith('setup/v1/Worker') && filter ? [JSON.parse(filter)] : [];
  });

afterEach(() => {
  cleanup();
  localStorage.clear();
});

describe('a list at more than one address', () => {
  it('has a route for each of its pages, told apart by their keys', () => {
    const catalogue = createCatalogue({
      resources: [worker],
      reports: [],
      documents: [],
      screens: [],
      privileges: [],
      menu: [],
    });
    const lists = routesOf(catalogue).filter(({ kind }) => kind === 'list');
    expect(lists.map(({ path, key, page }) => [path, key, page])).toEqual(
      expect.arrayContaining([
        ['/workers', 'worker.list', undefined],
        ['/workers/search', 'worker.list.search', 'search'],
        ['/workers/advanced', 'worker.list.advanced', 'advanced'],
      ]),
    );
    expect(listName(atPage(worker, 'search'))).toBe('worker.search');
    expect(listName(atPage(worker, undefined))).toBe('worker');
  });

  it('searches quickly: few columns, the first view on, and the view stays while one types', async () => {
    const { sent } = await open('search', '/workers/search');
    await screen.findByText('Asma Noor');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Search workers');
    expect(screen.queryByRole('columnheader', { name: /Joined/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Add filter' })).toBeNull();
    expect(filtersOf(sent)).toContainEqual({ archived: false, status: 'ACTIVE' });
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'asma' } });
    await waitFor(() =>
      expect(filtersOf(sent)).toContainEqual({ archived: false, status: 'ACTIVE', q: 'asma' }),
    );
    fireEvent.click(screen.getByText('Former'));
    await waitFor(() =>
      expect(filtersOf(sent)).toContainEqual({ archived: false, status: 'FORMER', q: 'asma' }),
    );
  });

  it('asks by many fields at once, and only when told to', async () => {
    const { sent } = await open('advanced', '/workers/advanced');
    await screen.findByText('Asma Noor');
    fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'noor' } });
    const before = filtersOf(sent).length;
    expect(filtersOf(sent)).toHaveLength(before);
    fireEvent.click(screen.getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(filtersOf(sent)).toContainEqual({ archived: false, name_contains: 'noor' }));
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(filtersOf(sent).at(-1)).toEqual({ archived: false }));
  });

  it('offers the searches that were saved', async () => {
    const saved = {
      id: 4,
      name: 'Joined lately',
      audience: 'MINE',
      role: null,
      preferred: true,
      mine: true,
      state: { filter: { archived: false, joined_gte: '2026-01-01' } },
    };
    const { sent } = await showInEngine(<ListScreen resource={atPage(worker, 'advanced')} />, {
      resources: [worker],
      answers: { 'setup/v1/Worker': [row], 'setup/v1/views/worker': [saved] },
      path: '/workers/advanced',
    });
    fireEvent.click(await screen.findByText('Joined lately'));
    await waitFor(() =>
      expect(filtersOf(sent)).toContainEqual({ archived: false, joined_gte: '2026-01-01' }),
    );
  });
});
