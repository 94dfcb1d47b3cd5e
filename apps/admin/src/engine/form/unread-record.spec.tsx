import { cleanup, screen } from '@testing-library/react';
import { defineResource, f, masterData } from '@school/kernel';
import { Route, Routes } from 'react-router-dom';
import type { ComponentType } from 'react';
import type { AnyResource } from '@school/kernel';
import { showInEngine } from '../../../test/engine.tsx';
import { ShowScreen } from '../show/ShowScreen.tsx';
import { EditScreen } from './EditScreen.tsx';

const room: AnyResource = defineResource('room', {
  module: 'office',
  label: ['Room', 'Rooms'],
  api: 'setup/v1/Room',
  screens: { list: '/rooms', edit: '/rooms/:id/edit', show: '/rooms/:id' },
  fields: { name: f.text({ required: true }) },
  title: 'name',
  list: { columns: ['name'] },
  access: masterData('Office'),
});

afterEach(cleanup);

it.each<[string, ComponentType<{ readonly resource: AnyResource }>, string]>([
  ['shown', ShowScreen, '/rooms/:id'],
  ['changed', EditScreen, '/rooms/:id/edit'],
])('a record that cannot be read is not %s, and the page stands (B136)', async (_, Screen, path) => {
  await showInEngine(
    <Routes>
      <Route path={path} element={<Screen resource={room} />} />
    </Routes>,
    { resources: [room], answers: { 'setup/v1/Room': 500 }, path: path.replace(':id', '3') },
  );
  expect((await screen.findByRole('alert')).textContent).toContain('Sorry! something went wrong');
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  expect(screen.queryByRole('textbox')).toBeNull();
});
