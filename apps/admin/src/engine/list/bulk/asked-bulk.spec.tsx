import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { defineResource, fieldBuilders, masterData } from '@school/kernel';
import { showInEngine } from '../../../../test/engine.tsx';
import type { Sent } from '../../../../test/server.ts';
import { ListScreen } from '../ListScreen.tsx';

const f = fieldBuilders<string>();
const room = defineResource('room', {
  module: 'office',
  label: ['Room', 'Rooms'],
  api: 'setup/v1/Room',
  screens: { list: '/rooms', show: '/rooms/:id', edit: '/rooms/edit/:id' },
  fields: { name: f.text(), place: f.text() },
  title: 'name',
  list: { columns: ['name', 'place'] },
  access: masterData('Office'),
});

const answer = (status: number, body: object): Response => new Response(JSON.stringify(body), { status });
const many = ({ body, headers }: Sent): Response => {
  if ((body as { preview?: boolean }).preview)
    return answer(200, { success: true, data: { count: 2, changes: [], skipped: [] }, message: '' });
  return headers.get('x-confirm') === 'ask'
    ? answer(409, {
        success: false,
        data: { code: 'CONFIRM', reason: 'roomIsInUse', params: {}, id: 1 },
        message: 'The room is in use.',
      })
    : answer(200, { success: true, data: { count: 2, skipped: 0 }, message: '' });
};

afterEach(() => {
  cleanup();
  localStorage.clear();
});

describe('a change of many records that the server asks about', () => {
  const mark = async () => {
    const { sent } = await showInEngine(<ListScreen resource={room} />, {
      resources: [room],
      answers: {
        'setup/v1/Room/bulk': many,
        'setup/v1/Room': [
          { id: 1, version: 1, name: 'Attic' },
          { id: 2, version: 1, name: 'Cellar' },
        ],
      },
      path: '/rooms',
    });
    for (const name of ['Attic', 'Cellar']) {
      const row = (await screen.findByText(name)).closest('tr') ?? document.body;
      fireEvent.click(within(row).getByRole('checkbox'));
    }
    const bar = await screen.findByRole('toolbar', { name: 'Selected rows' });
    return {
      bar,
      asked: () =>
        sent
          .filter(({ path, body }) => path.endsWith('/bulk') && !(body as { preview?: boolean }).preview)
          .map(({ headers }) => headers.get('x-confirm')),
    };
  };
  const press = async (name: string): Promise<void> => {
    const question = (await screen.findByText('The room is in use.')).closest('[role=dialog]');
    fireEvent.click(within((question as HTMLElement | null) ?? document.body).getByRole('button', { name }));
  };

  it('is done once the user has agreed', async () => {
    const { bar, asked } = await mark();
    fireEvent.click(within(bar).getByRole('button', { name: 'Archive' }));
    await press('Continue');
    await screen.findByText('2 records archived');
    expect(asked()).toEqual(['ask', 'agreed']);
  });

  it('is not done, nor said to be, where the user does not agree; the rows stay marked', async () => {
    const { bar, asked } = await mark();
    fireEvent.click(within(bar).getByRole('button', { name: 'Archive' }));
    await press('Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked()).toEqual(['ask']);
    expect(screen.queryByText('2 records archived')).toBeNull();
    expect(screen.getByRole('toolbar', { name: 'Selected rows' })).toBeTruthy();
  });
});
