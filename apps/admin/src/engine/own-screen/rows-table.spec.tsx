import { cleanup, screen, within } from '@testing-library/react';
import { showInEngine } from '../../../test/engine.tsx';
import { RowsTable } from './RowsTable.tsx';

afterEach(cleanup);

it('a cell shows the words of its column, unless the column has a display of its own', async () => {
  await showInEngine(
    <RowsTable
      caption="Books"
      columns={[
        { key: 'title', label: 'Title', text: ({ title }) => title },
        { key: 'shelf', label: 'Shelf', text: ({ shelf }) => shelf, render: ({ shelf }) => shelf || '–' },
        { key: 'copies', label: 'Copies', render: ({ copies }) => <b>{copies}</b> },
      ]}
      rows={[{ id: 1, title: 'Malgudi Days', shelf: '', copies: 3 }]}
      empty="No books"
    />,
    { answers: {} },
  );
  const cells = within(screen.getByRole('table', { name: 'Books' })).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent)).toEqual(['Malgudi Days', '–', '3']);
});
