import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { defineResource, f, masterData } from '@school/kernel';
import { Route, Routes } from 'react-router-dom';
import type { AnyResource } from '@school/kernel';
import { showInEngine } from '../../../test/engine.tsx';
import { CreateScreen } from './CreateScreen.tsx';
import { EditScreen } from './EditScreen.tsx';

const room: AnyResource = defineResource('room', {
  module: 'office',
  label: ['Room', 'Rooms'],
  api: 'setup/v1/Room',
  screens: { list: '/rooms', edit: '/rooms/:id/edit', create: '/rooms/new' },
  fields: { name: f.text({ required: true }) },
  title: 'name',
  list: { columns: ['name'] },
  access: masterData('Office'),
});

const question = (): Response =>
  new Response(
    JSON.stringify({
      success: false,
      data: { code: 'CONFIRM', reason: 'roomIsSmall', params: {} },
      message: 'The room is small.',
    }),
    { status: 409 },
  );
const done = (): Response =>
  new Response(JSON.stringify({ success: true, data: { id: 3, version: 2, name: 'Attic' }, message: '' }));

afterEach(cleanup);

it.each([
  ['a new record', '/rooms/new', 'POST', 'setup/v1/Room/save'],
  ['a changed one', '/rooms/3/edit', 'PUT', 'setup/v1/Room/update/3'],
])('the user answers before %s is written, and decides', async (_, path, method, call) => {
  let asked = 0;
  const answer = (): Response => {
    asked += 1;
    return asked < 3 ? question() : done();
  };
  const { sent } = await showInEngine(
    <Routes>
      <Route path="/rooms/new" element={<CreateScreen resource={room} />} />
      <Route path="/rooms/:id/edit" element={<EditScreen resource={room} />} />
      <Route path="/rooms" element={<p>The list</p>} />
    </Routes>,
    {
      resources: [room],
      answers: { 'setup/v1/Room/get/3': { id: 3, version: 1, name: 'Room' }, [call]: answer },
      path,
    },
  );
  fireEvent.change(await screen.findByLabelText(/Name/), { target: { value: 'Attic' } });
  const writes = () => sent.filter((one) => one.method === method && one.path === call);

  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findByRole('dialog')).textContent).toContain('The room is small.');
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  // The typed text stays, and nothing more was sent.
  expect((screen.getByLabelText(/Name/) as HTMLInputElement).value).toBe('Attic');
  expect(writes().map(({ headers }) => headers.get('x-confirm'))).toEqual(['ask']);

  // The first response may still be on its way back to the form, which does not accept a second save until then.
  await waitFor(() => {
    const save = screen.queryByRole('button', { name: 'Save' });
    if (save) fireEvent.click(save);
    expect(screen.getByRole('dialog')).toBeTruthy();
  });
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByText('The list');
  expect(writes().map(({ headers }) => headers.get('x-confirm'))).toEqual(['ask', 'ask', 'agreed']);
  expect(writes().at(-1)?.body).toMatchObject({ name: 'Attic' });
});
