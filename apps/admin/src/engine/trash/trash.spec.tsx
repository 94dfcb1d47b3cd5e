import { cleanup, fireEvent, screen } from '@testing-library/react';
import { defineResource, f, masterData } from '@school/kernel';
import { showInEngine } from '../../../test/engine.tsx';
import TrashScreen from './TrashScreen.tsx';

const worker = defineResource('worker', {
  module: 'office',
  label: ['Worker', 'Workers'],
  api: 'setup/v1/Worker',
  fields: { name: f.text({ required: true }) },
  title: 'name',
  list: { columns: ['name'] },
  access: masterData('Office'),
});
const row = {
  resource: 'worker',
  id: 7,
  label: 'Asma',
  subtitle: null,
  at: '2026-01-04T10:00:00.000Z',
  by: 'Ali',
};

afterEach(cleanup);

it('says that a record is back, also when nothing of its kind was opened before', async () => {
  await showInEngine(<TrashScreen />, {
    resources: [worker],
    answers: {
      'setup/v1/trash': { rows: [row], counts: [{ resource: 'worker', count: 1 }] },
      'setup/v1/Worker/restore/7': { id: 7 },
    },
    path: '/trash',
    inParts: true,
  });
  fireEvent.click(await screen.findByRole('button', { name: /Restore/ }));
  await screen.findByText('Asma restored');
});
