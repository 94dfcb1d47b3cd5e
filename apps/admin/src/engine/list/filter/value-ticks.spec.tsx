import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { defineResource, fieldBuilders, masterData } from '@school/kernel';
import { showInEngine } from '../../../../test/engine.tsx';
import { ListScreen } from '../ListScreen.tsx';

const f = fieldBuilders<string>();

const worker = defineResource('worker', {
  module: 'office',
  label: ['Worker', 'Workers'],
  api: 'setup/v1/Worker',
  screens: { list: '/workers' },
  fields: {
    name: f.text({ required: true, search: true }),
    status: f.choice({ ACTIVE: 'Active', AWAY: 'Away', FORMER: 'Former' }),
    kind: f.choice({ CLERK: 'Clerk', COOK: 'Cook' }),
    boss: f.ref('worker'),
  },
  title: 'name',
  list: {
    columns: ['name'],
    filters: ['status', 'kind', 'boss'],
    views: [{ key: 'active', label: 'Active', filter: { status: 'ACTIVE' } }],
  },
  access: masterData('Office'),
});

const group = (key: string, count: number) => ({ key, label: null, count, sum: {}, start: 0 });
type Sent = { readonly path: string };
const filterOf = ({ path }: Sent): Record<string, unknown> =>
  JSON.parse(new URLSearchParams(path.split('?')[1]).get('filter') ?? '{}') as Record<string, unknown>;

const open = (groups: readonly object[]) =>
  showInEngine(<ListScreen resource={worker} />, {
    resources: [worker],
    answers: {
      'setup/v1/Worker': [{ id: 1, version: 1, name: 'Asma Noor' }],
      'setup/v1/Worker/aggregate': { count: 9, sum: {}, rows: 9, groupCount: groups.length, groups },
      'setup/v1/views/worker': [],
    },
    path: '/workers',
  });
const asked = (sent: readonly Sent[]) =>
  sent.filter(({ path }) => path.startsWith('setup/v1/Worker') && !path.includes('aggregate')).map(filterOf);

afterEach(() => {
  cleanup();
  localStorage.clear();
});

it('offers the values of a choice with their numbers, and narrows the list with each tick', async () => {
  const { sent } = await open([group('ACTIVE', 7), group('AWAY', 2)]);
  await screen.findByText('Asma Noor');
  fireEvent.click(screen.getByRole('button', { name: 'Status' }));
  const away = await screen.findByRole('checkbox', { name: 'Away' });
  expect(within(away.closest('li') ?? document.body).getByText('2')).toBeTruthy();
  fireEvent.click(away);
  await waitFor(() => expect(asked(sent).at(-1)).toMatchObject({ status_in: ['AWAY'] }));
  // It stays open for the next one.
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Active' }));
  await waitFor(() => expect(asked(sent).at(-1)).toMatchObject({ status_in: ['AWAY', 'ACTIVE'] }));
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Away' }));
  await waitFor(() => expect(asked(sent).at(-1)).toMatchObject({ status_in: ['ACTIVE'] }));
});

it('counts among what else is asked for, but not by the field itself', async () => {
  const { sent } = await open([group('CLERK', 7), group('COOK', 2)]);
  await screen.findByText('Asma Noor');
  fireEvent.click(screen.getByRole('button', { name: 'Active' }));
  await waitFor(() => expect(asked(sent).at(-1)).toMatchObject({ status: 'ACTIVE' }));
  fireEvent.click(screen.getByRole('button', { name: 'Kind' }));
  await screen.findByRole('checkbox', { name: 'Cook' });
  const counted = sent.filter(({ path }) => path.startsWith('setup/v1/Worker/aggregate')).map(filterOf);
  expect(counted.at(-1)).toMatchObject({ status: 'ACTIVE' });
});

it('takes the place of the filter of a view over the same field', async () => {
  const { sent } = await open([group('ACTIVE', 7), group('AWAY', 2)]);
  await screen.findByText('Asma Noor');
  fireEvent.click(screen.getByRole('button', { name: 'Active' }));
  await waitFor(() => expect(asked(sent).at(-1)).toMatchObject({ status: 'ACTIVE' }));
  fireEvent.click(screen.getByRole('button', { name: 'Status' }));
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Away' }));
  await waitFor(() => expect(asked(sent).at(-1)).toMatchObject({ status_in: ['AWAY'] }));
  expect(asked(sent).at(-1)).not.toHaveProperty('status');
});

it('offers every option of a choice, counted or not', async () => {
  await open([group('CLERK', 7)]);
  await screen.findByText('Asma Noor');
  fireEvent.click(screen.getByRole('button', { name: 'Kind' }));
  expect(await screen.findAllByRole('checkbox', { name: /Clerk|Cook/ })).toHaveLength(2);
  fireEvent.click(screen.getByRole('button', { name: 'More conditions …' }));
  expect(await screen.findByRole('button', { name: 'Apply' })).toBeTruthy();
});

it('gives way to typing where references lead to too many records', async () => {
  await open(Array.from({ length: 61 }, (_, at) => group(String(at), 1)));
  await screen.findByText('Asma Noor');
  fireEvent.click(screen.getByRole('button', { name: 'Boss' }));
  expect(await screen.findByRole('button', { name: 'Apply' })).toBeTruthy();
  expect(screen.queryByRole('checkbox', { name: '#1' })).toBeNull();
});
