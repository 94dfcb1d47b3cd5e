import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { defineResource, f, masterData } from '@school/kernel';
import { showInEngine } from '../../../test/engine.tsx';
import { RelatedList } from './RelatedList.tsx';

const shelf = defineResource('shelf', {
  module: 'office',
  label: ['Shelf', 'Shelves'],
  api: 'setup/v1/Shelf',
  fields: { name: f.text({ required: true }) },
  title: 'name',
  access: masterData('Office'),
});
const box = defineResource('box', {
  module: 'office',
  label: ['Box', 'Boxes'],
  api: 'setup/v1/Box',
  noArchive: true,
  fields: { name: f.text({ required: true }), shelf: f.ref('shelf', { required: true }) },
  title: 'name',
  list: { columns: ['name', 'shelf'] },
  access: masterData('Office'),
});

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const shown = (rows: readonly object[]) =>
  showInEngine(<RelatedList resource={box} via="shelf" id="7" />, {
    resources: [shelf, box],
    answers: { 'setup/v1/Box/export': () => new Response('name\n'), 'setup/v1/Box': rows },
    path: '/shelves/7',
  });

describe('a list inside the page of a record', () => {
  it('goes out as a file with the rows of the record alone', async () => {
    const { sent } = await shown([{ id: 1, version: 1, name: 'Chalk', shelf: 7 }]);
    fireEvent.click(await screen.findByRole('button', { name: 'Import/Export' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: /CSV/ }));
    const asked = () => sent.find(({ path }) => path.startsWith('setup/v1/Box/export'));
    await waitFor(() => expect(asked()).toBeDefined());
    const { searchParams } = new URL(`http://school/${asked()?.path ?? ''}`);
    expect(JSON.parse(searchParams.get('filter') ?? '')).toEqual({ shelf: 7 });
    expect(JSON.parse(searchParams.get('columns') ?? '')).toEqual(['name']);
  });

  it('takes a file in', async () => {
    await shown([{ id: 1, version: 1, name: 'Chalk', shelf: 7 }]);
    fireEvent.click(await screen.findByRole('button', { name: 'Import/Export' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Import a file…' }));
    expect(await screen.findByRole('dialog')).toBeTruthy();
  });

  it('offers the import by itself while it is empty', async () => {
    await shown([]);
    expect(await screen.findByRole('button', { name: 'Import a file…' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Import/Export' })).toBeNull();
  });
});
