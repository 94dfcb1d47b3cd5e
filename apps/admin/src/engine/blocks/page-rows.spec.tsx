import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { block, definePage, defineResource, f, is, masterData, type Page } from '@school/kernel';
import { showInEngine } from '../../../test/engine.tsx';
import { PageScreen } from './PageScreen.tsx';

const slip = defineResource('slip', {
  module: 'office',
  label: ['Slip', 'Slips'],
  api: 'office/v1/Slip',
  screens: { list: '/slips', show: '/slips/:id', edit: '/slips/:id/edit' },
  fields: {
    name: f.text({ required: true, search: true }),
    status: f.choice({ OPEN: 'Open', DONE: 'Done' }),
    employee: f.int(),
    from: f.date(),
    to: f.date(),
  },
  title: 'name',
  list: { columns: ['name', 'employee'] },
  access: masterData('Office'),
});
const page = (options: Partial<Page>): Page =>
  definePage('slipsOfDay', {
    module: 'office',
    label: 'Slips of a day',
    paths: ['/slips_of/:day'],
    access: ['Office'],
    blocks: [],
    ...options,
  });
const open = (options: Partial<Page>, path: string, answers: object = {}, actor: object = { employee: 7 }) =>
  showInEngine(<PageScreen page={page(options)} />, {
    resources: [slip],
    answers: {
      'office/v1/Slip': [
        { id: 1, name: 'First', status: 'OPEN', employee: 7 },
        { id: 2, name: 'Second', status: 'DONE', employee: 8 },
      ],
      ...answers,
    },
    path,
    actor: { role: 'ADMIN', ...actor },
  });
const filtersOf = (sent: readonly { readonly path: string }[]): unknown[] =>
  sent
    .map(({ path }) => new URLSearchParams(path.split('?')[1]).get('filter'))
    .filter((filter) => filter !== null)
    .map((filter) => JSON.parse(filter) as unknown);

afterEach(cleanup);

it('lists the rows that the page names, and leads on from those where a way is open', async () => {
  const { sent } = await open(
    {
      parameters: { employee: 'who' },
      blocks: [
        block.rows('slip', {
          where: { employee: { $me: 'employee' } },
          narrows: { employee: ['from_lte', 'to_gte'] },
          columns: ['name', 'status'],
          opens: '/slips/:id',
          ways: [{ label: 'Correct', to: '/slips/:id/edit', when: is('status', 'OPEN') }],
        }),
      ],
    },
    '/?who=2026-01-05',
  );
  await screen.findByText('First');
  expect(screen.queryByRole('columnheader', { name: 'Employee' })).toBeNull();
  expect(filtersOf(sent)).toContainEqual({
    employee: 7,
    from_lte: '2026-01-05',
    to_gte: '2026-01-05',
    archived: false,
  });
  const ways = async (name: string): Promise<boolean> => {
    fireEvent.click(screen.getByRole('button', { name: `Actions for ${name}` }));
    await screen.findByRole('menuitem', { name: 'Show' });
    const isThere = screen.queryByRole('menuitem', { name: 'Correct' }) !== null;
    fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    return isThere;
  };
  expect([await ways('First'), await ways('Second')]).toEqual([true, false]);
});

it('says what is not there', async () => {
  await open({ blocks: [block.rows('slip', { empty: 'No slip waits.' })] }, '/', { 'office/v1/Slip': [] });
  await screen.findByText('No slip waits.');
});

it('adds a row where the page says so, which begins with what the page narrows to', async () => {
  const scope = { where: { employee: { $me: 'employee' } } } as const;
  await open({ blocks: [block.rows('slip', scope)] }, '/');
  await screen.findByText('First');
  expect(screen.queryByRole('button', { name: 'New slip' })).toBeNull();
  cleanup();
  await open({ blocks: [block.rows('slip', { ...scope, adds: true })] }, '/');
  await screen.findByText('First');
  fireEvent.click(screen.getByRole('button', { name: 'New slip' }));
  const dialog = await screen.findByRole('dialog', {}, { timeout: 10_000 });
  expect(await within(dialog).findByRole('textbox', { name: 'Employee' })).toHaveProperty('value', '7');
});

it('leaves it to the server that a reader without an employee has no rows, and begins a new row without one', async () => {
  const scope = { where: { employee: { $me: 'employee' } }, adds: true } as const;
  const { sent } = await open({ blocks: [block.rows('slip', scope)] }, '/', {}, {});
  fireEvent.click(await screen.findByRole('button', { name: 'New slip' }));
  expect(filtersOf(sent)[0]).toMatchObject({ employee: { $me: 'employee' } });
  const dialog = await screen.findByRole('dialog', {}, { timeout: 10_000 });
  expect(await within(dialog).findByRole('textbox', { name: 'Employee' })).toHaveProperty('value', '');
});

it('is about the latest month that has rows', async () => {
  const { sent } = await open(
    {
      month: { from: 'first', to: 'last', latest: { resource: 'slip', day: 'to' } },
      blocks: [block.rows('slip', { narrows: { first: 'to_gte', last: 'to_lte' } })],
    },
    '/',
    { 'office/v1/Slip': [{ id: 1, name: 'First', to: '2025-11-20' }] },
  );
  await screen.findByText('First');
  expect(filtersOf(sent)).toContainEqual(
    expect.objectContaining({ to_gte: '2025-11-01', to_lte: '2025-11-30' }),
  );
});

it('rows of a view lead on, and are found by their words', async () => {
  const rows = Array.from({ length: 12 }, (_, at) => ({ name: `Row ${at}`, id: at + 1 }));
  const { sent, router } = await open(
    {
      blocks: [
        block.table('slipsOfView', {
          label: 'Slips',
          opens: '/slips/:id',
          ways: [{ label: 'Correct', to: '/slips/:id/edit' }],
        }),
      ],
    },
    '/',
    {
      'setup/v1/view/slipsOfView': {
        columns: [{ key: 'name', label: 'Name', field: { type: 'text' } }],
        rows,
        total: 12,
        totals: {},
      },
    },
  );
  const [way] = await screen.findAllByRole('link', { name: 'Correct' });
  expect(way?.getAttribute('href')).toBe('/slips/1/edit');
  fireEvent.change(screen.getByRole('searchbox', { name: /Slips/ }), { target: { value: 'row 3' } });
  await waitFor(() => expect(sent.some(({ path }) => /[?&]q=row(\+|%20)3/.test(path))).toBe(true));
  fireEvent.click(screen.getByText('Row 2'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/slips/3'));
});
