import { cleanup, screen } from '@testing-library/react';
import { defineResource, f, masterData } from '@school/kernel';
import { showInEngine } from '../../../test/engine.tsx';
import { Summary } from './Summary.tsx';

const parcel = defineResource('parcel', {
  module: 'office',
  label: ['Parcel', 'Parcels'],
  api: 'setup/v1/Parcel',
  fields: {
    name: f.text({ required: true, search: true }),
    shelf: f.text(),
    state: f.choice({ HERE: 'Here', GONE: 'Gone' }),
  },
  title: 'name',
  subtitle: ['shelf', 'state'],
  list: { columns: ['name'] },
  lifecycle: { field: 'state', initial: 'HERE', transitions: {} },
  access: masterData('Office'),
});

afterEach(cleanup);

it('the second line of a record leaves its state to the chip beside the name', async () => {
  const record = { id: 3, version: 1, name: 'P-3', shelf: 'Left', state: 'HERE' };
  await showInEngine(<Summary resource={parcel} record={record} />, { resources: [parcel], answers: {} });
  expect(screen.getByText(/Shelf/).textContent).toBe('Shelf: Left');
  expect(document.body.textContent).toBe('ParcelShelf: Left');
});
