import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { defineDocument, defineResource, f, token } from '@school/kernel';
import { showInEngine } from '../../../../test/engine.tsx';
import { ListScreen } from '../ListScreen.tsx';

const result = defineResource('result', {
  module: 'office',
  label: ['Result', 'Results'],
  api: 'setup/v1/Result',
  screens: { list: '/results' },
  fields: { rollNumber: f.text({ readOnly: true }) },
  title: 'rollNumber',
  list: { columns: ['rollNumber'], sort: 'rollNumber' },
  noArchive: true,
  access: { read: ['Office'] },
});
const card = defineDocument('card', {
  module: 'office',
  label: 'Report card',
  of: 'result',
  papers: ['A4'],
  tokens: { name: token('Name', 'x', { field: 'rollNumber' }) },
  fileName: 'name',
  access: ['Office'],
});
const rows = ['10A-01', '10A-02'].map((rollNumber, at) => ({ id: at + 1, version: 1, rollNumber }));

describe('a list of records that nobody writes', () => {
  afterEach(cleanup);

  const show = (documents: readonly [] | readonly [typeof card]) =>
    showInEngine(<ListScreen resource={result} />, {
      resources: [result],
      documents,
      answers: {
        'setup/v1/Result': rows,
        'setup/v1/views/result': [],
        'setup/v1/document/card/batch': { jobId: 'j', total: 2 },
        'setup/v1/jobs': [],
      },
      path: '/results',
    });

  it('is marked to print the papers of a class as one file, in the order of the list', async () => {
    const { sent } = await show([card]);
    await screen.findByText('10A-02');
    for (const row of ['10A-01', '10A-02']) {
      fireEvent.click(screen.getByText(row).closest('tr')?.querySelector('input') as HTMLElement);
    }
    fireEvent.click(await screen.findByRole('button', { name: 'Print' }));
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Print' }));
    await waitFor(() =>
      expect(sent.find(({ path }) => path.includes('card/batch'))?.body).toEqual({
        ids: [1, 2],
        paper: 'A4',
        packing: 'pdf',
      }),
    );
  });

  it('has no marks where it has no papers', async () => {
    await show([]);
    await screen.findByText('10A-02');
    expect(document.querySelector('tbody input')).toBeNull();
  });
});
