import { cleanup, screen } from '@testing-library/react';
import { defineResource, f, masterData } from '@school/kernel';
import type { AnyResource } from '@school/kernel';
import { Route, Routes } from 'react-router-dom';
import { showInEngine } from '../../../test/engine.tsx';
import { ShowScreen } from './ShowScreen.tsx';

const sending: AnyResource = defineResource('sending', {
  module: 'office',
  label: ['Sending', 'Sendings'],
  api: 'setup/v1/Sending',
  screens: { list: '/sendings', show: '/sendings/:id' },
  fields: {
    name: f.text({ required: true }),
    status: f.choice({ RUNNING: 'Under way', DONE: 'Done' }, { passing: ['RUNNING'] }),
  },
  title: 'name',
  list: { columns: ['name'] },
  access: masterData('Office'),
});

afterEach(cleanup);

it('the page of a record looks again until a state that passes by itself is over', async () => {
  const record = { id: 3, version: 1, name: 'S-3', status: 'RUNNING' };
  const answers = { 'setup/v1/Sending/get/3': record };
  const routes = (
    <Routes>
      <Route path="/sendings/:id" element={<ShowScreen resource={sending} />} />
    </Routes>
  );
  const { sent } = await showInEngine(routes, { resources: [sending], answers, path: '/sendings/3' });
  expect(await screen.findByText('Under way')).toBeDefined();
  record.status = 'DONE';
  expect(await screen.findByText('Done', {}, { timeout: 10_000 })).toBeDefined();
  const asked = sent.filter(({ path }) => path.includes('get/3')).length;
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  expect(sent.filter(({ path }) => path.includes('get/3'))).toHaveLength(asked);
}, 20_000);
