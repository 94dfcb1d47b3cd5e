import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { defineResource, f, masterData } from '@school/kernel';
import type { AnyResource } from '@school/kernel';
import { showInEngine } from '../../../test/engine.tsx';
import { RelatedList } from './RelatedList.tsx';

const term: AnyResource = defineResource('term', {
  module: 'office',
  label: ['Term', 'Terms'],
  api: 'setup/v1/Term',
  fields: { name: f.text({ required: true }) },
  title: 'name',
  list: { columns: ['name'] },
  access: masterData('Office'),
});
const exam: AnyResource = defineResource('exam', {
  module: 'office',
  label: ['Exam', 'Exams'],
  api: 'setup/v1/Exam',
  screens: { list: '/exams', create: '/exams/new', edit: '/exams/:id' },
  noArchive: true,
  fields: { name: f.text({ required: true }), term: f.ref('term', { required: true }) },
  title: 'name',
  list: { columns: ['name', 'term'] },
  access: masterData('Office'),
});

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const shown = (rows: readonly object[]) =>
  showInEngine(<RelatedList resource={exam} via="term" id="7" />, {
    resources: [term, exam],
    answers: {
      'setup/v1/Exam/export': () => new Response('name\n'),
      'setup/v1/Exam': rows,
      'setup/v1/Term': [{ id: 7, version: 1, name: 'Spring' }],
    },
    path: '/terms/7',
  });

describe('a list inside the page of a record', () => {
  it('goes out as a file with the rows of the record alone', async () => {
    const { sent } = await shown([{ id: 1, version: 1, name: 'Mid-term', term: 7 }]);
    fireEvent.click(await screen.findByRole('button', { name: 'Import/Export' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: /CSV/ }));
    const asked = () => sent.find(({ path }) => path.startsWith('setup/v1/Exam/export'));
    await waitFor(() => expect(asked()).toBeDefined());
    const { searchParams } = new URL(`http://school/${asked()?.path ?? ''}`);
    expect(JSON.parse(searchParams.get('filter') ?? '')).toEqual({ term: 7 });
    expect(JSON.parse(searchParams.get('columns') ?? '')).toEqual(['name']);
  });

  it('takes a file in', async () => {
    await shown([{ id: 1, version: 1, name: 'Mid-term', term: 7 }]);
    fireEvent.click(await screen.findByRole('button', { name: 'Import/Export' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Import a file…' }));
    expect(await screen.findByRole('dialog')).toBeTruthy();
  });

  it('begins a new row in one place only, where it belongs to the record', async () => {
    const { sent } = await shown([]);
    await screen.findByText(/Exams appear here/);
    expect(screen.queryByRole('link', { name: 'New exam' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'New exam' }));
    fireEvent.change(await screen.findByLabelText(/^Name/), { target: { value: 'Finals' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(sent.find(({ path }) => path === 'setup/v1/Exam/save')?.body).toMatchObject({ term: 7 }),
    );
  });

  it('offers the import by itself while it is empty', async () => {
    await shown([]);
    expect(await screen.findByRole('button', { name: 'Import a file…' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Import/Export' })).toBeNull();
  });
});
