import { act, cleanup, screen } from '@testing-library/react';
import { showInEngine } from '../../../../test/engine.tsx';
import { DataTable } from './DataTable.tsx';

const rows = Array.from({ length: 300 }, (_, at) => ({ id: at + 1, name: `Row ${at + 1}` }));
const columns = [{ key: 'name', label: 'Name', render: (row: (typeof rows)[number]) => row.name }];

describe('a long table', () => {
  afterEach(cleanup);

  it('stands on paper with all rows of its page, not only with those in view', async () => {
    await showInEngine(<DataTable caption="Names" columns={columns} rows={rows} />, {});
    await screen.findByText('Row 1');
    expect(screen.queryByText('Row 300')).toBeNull();
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(screen.getByText('Row 300')).toBeTruthy();
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(screen.queryByText('Row 300')).toBeNull();
  });
});

it('what may be done with a row stays in view beside a wide table', async () => {
  await showInEngine(
    <DataTable
      caption="Names"
      columns={columns}
      rows={rows.slice(0, 2)}
      renderMenu={() => <button>Act</button>}
    />,
    {},
  );
  const [menu] = await screen.findAllByRole('button', { name: 'Act' });
  const { position, right } = getComputedStyle(menu?.closest('td') as HTMLElement);
  expect([position, right]).toEqual(['sticky', '0px']);
  cleanup();
});
