import { cleanup, fireEvent, screen } from '@testing-library/react';
import { defineResource, f, masterData } from '@school/kernel';
import type { AnyResource } from '@school/kernel';
import { Route, Routes } from 'react-router-dom';
import type { OwnSectionProps } from '../environment/own-section.ts';
import { showInEngine } from '../../../test/engine.tsx';
import { ShowScreen } from '../show/ShowScreen.tsx';
import { CreateScreen } from './CreateScreen.tsx';
import { EditScreen } from './EditScreen.tsx';

const room: AnyResource = defineResource('room', {
  module: 'office',
  label: ['Room', 'Rooms'],
  api: 'setup/v1/Room',
  screens: { list: '/rooms', edit: '/rooms/:id/edit', show: '/rooms/:id' },
  fields: { number: f.text({ required: true, tellsLast: true }), remark: f.text(), note: f.text() },
  title: 'number',
  list: { columns: ['number'] },
  form: {
    tabs: [
      {
        key: 'room',
        label: 'Room',
        sections: [
          { fields: ['number'] },
          { label: 'Beside', fields: [], own: { key: 'echo', on: 'form' } },
          { label: 'Seen', fields: [], own: { key: 'echo', on: 'show' } },
          { label: 'Told', on: 'show', fields: ['remark'] },
          { label: 'Typed', on: 'form', fields: ['note'] },
        ],
      },
    ],
  },
  access: masterData('Office'),
});

/** Reports the props of an own part. */
const Echo = ({ record, values }: OwnSectionProps) => (
  <p>{`kept ${String(record?.['number'] ?? 'nothing')}, now ${String(values['number'] ?? 'nothing')}`}</p>
);
const ownSections = { echo: Echo };
const answers = {
  'setup/v1/Room/get/3': { id: 3, version: 1, number: 'R-3' },
  'setup/v1/Room/getall': [{ id: 3, number: 'R-3' }],
};
const routes = (
  <Routes>
    <Route path="/rooms/new" element={<CreateScreen resource={room} />} />
    <Route path="/rooms/:id" element={<ShowScreen resource={room} />} />
    <Route path="/rooms/:id/edit" element={<EditScreen resource={room} />} />
  </Routes>
);
const show = (path: string) => showInEngine(routes, { resources: [room], answers, path, ownSections });

afterEach(cleanup);

describe('a part of a form that is written by hand', () => {
  it('follows what is typed, and knows the record as it is kept', async () => {
    await show('/rooms/3/edit');
    expect(await screen.findByText('kept R-3, now R-3')).toBeDefined();
    fireEvent.change(screen.getByLabelText(/Number/), { target: { value: 'R-4' } });
    expect(await screen.findByText('kept R-3, now R-4')).toBeDefined();
    expect(screen.queryByText('Seen')).toBeNull();
  });

  it('stands in a new one before there is a record', async () => {
    await show('/rooms/new');
    expect(await screen.findByText('kept nothing, now nothing')).toBeDefined();
  });

  it('of a page stands on the page alone, under its heading', async () => {
    await show('/rooms/3');
    expect(await screen.findByRole('heading', { name: 'Seen' })).toBeDefined();
    expect(await screen.findByText('kept R-3, now R-3')).toBeDefined();
    expect(screen.queryByRole('heading', { name: 'Beside' })).toBeNull();
  });
});

describe('a section of the page alone', () => {
  it('stands on the page, and in no form', async () => {
    await show('/rooms/3');
    expect(await screen.findByRole('heading', { name: 'Told' })).toBeDefined();
    cleanup();
    await show('/rooms/3/edit');
    expect(await screen.findByLabelText(/Number/)).toBeDefined();
    expect(screen.queryByText('Told')).toBeNull();
  });
});

describe('a section of forms alone', () => {
  it('stands in a form, and not on the page', async () => {
    await show('/rooms/3/edit');
    expect(await screen.findByLabelText(/Note/)).toBeDefined();
    cleanup();
    await show('/rooms/3');
    expect(await screen.findByRole('heading', { name: 'Told' })).toBeDefined();
    expect(screen.queryByText('Typed')).toBeNull();
    expect(screen.queryByText('Note')).toBeNull();
  });
});

describe('a number that goes on', () => {
  it('tells in a new record what the last one was given', async () => {
    await show('/rooms/new');
    expect(await screen.findByText('Last used: R-3')).toBeDefined();
  });

  it('tells nothing in a record that has one', async () => {
    const { sent } = await show('/rooms/3/edit');
    await screen.findByText('kept R-3, now R-3');
    expect(sent.filter(({ path }) => path.includes('getall'))).toEqual([]);
  });
});
