import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { defineResource, f, masterData } from '@school/kernel';
import type { AnyResource } from '@school/kernel';
import { showInEngine } from '../../../test/engine.tsx';
import { readWalk, rememberWalk } from './walk.ts';
import { WalkButtons } from './WalkButtons.tsx';

const room: AnyResource = defineResource('room', {
  module: 'office',
  label: ['Room', 'Rooms'],
  api: 'setup/v1/Room',
  screens: { list: '/rooms', show: '/rooms/:id' },
  fields: { name: f.text() },
  title: 'name',
  list: { columns: ['name'] },
  access: masterData('Office'),
});
const show = (id: number) =>
  showInEngine(<WalkButtons resource={room} id={id} kind="show" />, {
    resources: [room],
    answers: { 'setup/v1/Room': [{ id: 31, name: 'Attic' }] },
    path: `/rooms/${id}`,
  });

beforeEach(() =>
  rememberWalk('room', { id: 30, filter: {}, sort: { field: 'name', order: 'ASC' }, at: 2, total: 9 }),
);
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

it('leads on from the record that was opened in the list', async () => {
  const { router } = await show(30);
  expect(await screen.findByText('3 / 9')).toBeTruthy();
  const next = screen.getByRole<HTMLButtonElement>('button', { name: 'Next record' });
  await waitFor(() => expect(next.disabled).toBe(false));
  fireEvent.click(next);
  await waitFor(() => expect(router.state.location.pathname).toBe('/rooms/31'));
  expect(readWalk('room')).toMatchObject({ id: 31, at: 3 });
});

it('says nothing of a place for a record that was opened by itself', async () => {
  await show(77);
  await waitFor(() => expect(document.querySelector('#root, body')).not.toBeNull());
  expect(screen.queryByText(/\/ 9/)).toBeNull();
});
