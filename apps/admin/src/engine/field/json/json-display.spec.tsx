import { cleanup, screen, within } from '@testing-library/react';
import { catalogue } from '@school/resources';
import { f } from '@school/kernel';
import { showInEngine } from '../../../../test/engine.tsx';
import { JsonCell } from './JsonCell.tsx';
import { JsonDisplay } from './JsonDisplay.tsx';

afterEach(cleanup);

const paid = {
  fees: [
    {
      label: 'Second term',
      amount: '4000.00',
      fine: '500.00',
      tax: '0.00',
      lines: [{ label: 'Tuition', amount: '3500.00' }],
    },
  ],
  lines: [],
};
const field = f.json({ label: 'What was paid', labels: { label: 'Fee', lines: 'Particulars' } });

it('shows what was kept as a table with words and amounts', async () => {
  await showInEngine(<JsonDisplay field={field} name="details" value={paid} row={{}} />, {});
  const [table] = screen.getAllByRole('table');
  const heads = within(table as HTMLElement).getAllByRole('columnheader');
  expect(heads.slice(0, 5).map(({ textContent }) => textContent)).toEqual([
    'Fee',
    'Particulars',
    'Amount',
    'Fine',
    'Tax',
  ]);
  expect(table?.textContent?.replaceAll('\u00a0', ' ')).toContain('Rs 4,000.00');
});

it('says the values of a cell in one line', async () => {
  await showInEngine(<JsonCell field={field} name="details" value={paid} row={{}} />, {});
  expect(screen.getByText(/^Second term .*Tuition/)).toBeTruthy();
});

const readable = catalogue.resources
  .filter(({ api }) => api)
  .flatMap((resource) =>
    Object.entries(resource.fields).flatMap(([name, one]) =>
      one.type === 'json' ? [[`${resource.key}.${name}`, one] as const] : [],
    ),
  );

it.each(readable)('%s never shows its braces', async (name, one) => {
  const value = {
    id: 1,
    rows: [{ code: 'BANK_TRANSFER', on: '2026-01-05', deep: [{ code: 'C1' }, 3] }],
    empty: {},
  };
  await showInEngine(<JsonDisplay field={one} name={name} value={value} row={{}} />, {});
  expect(screen.getByText('Bank transfer')).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/[{}[\]]/);
});
