import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { showInEngine } from '../../../test/engine.tsx';
import { EntryGrid } from './EntryGrid.tsx';
import type { EntryColumn, EntryRow } from './entry-grid.ts';

afterEach(cleanup);

const rows: readonly EntryRow[] = [
  { id: 1, name: 'Ahmed', names: ['S1', 'Ahmed'] },
  { id: 2, name: 'Bilal', names: ['S2', 'Bilal'] },
  { id: 3, name: 'Zara', names: ['S3', 'Zara'] },
];

const Weights = ({ readOnly }: { readonly readOnly?: boolean }) => {
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(new Map());
  const column = (key: string): EntryColumn<EntryRow> => ({
    key,
    head: key,
    cellName: ({ name }) => `${key} of ${name}`,
    text: ({ id }) => typed.get(`${key}-${id}`) ?? '',
    wrong: ({ id }) => (typed.get(`${key}-${id}`) === '999' ? 'Too heavy' : ''),
    closed: ({ id }) => (id === 2 && key === 'Height' ? 'Not measured' : undefined),
    maxLength: 5,
  });
  return (
    <EntryGrid
      label="Weights"
      rowHead="Student"
      rows={rows}
      readOnly={readOnly}
      columns={[
        column('Weight'),
        { key: 'known', head: 'Known by', shows: ({ names }) => names[0] },
        column('Height'),
      ]}
      onType={(cells) =>
        setTyped(
          (now) =>
            new Map([
              ...now,
              ...cells.map(({ row, column: key, text }) => [`${key}-${row.id}`, text] as const),
            ]),
        )
      }
    />
  );
};

const cell = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const paste = (name: string, text: string): boolean =>
  fireEvent.paste(cell(name), { clipboardData: { getData: () => text } });

it('keys lead from row to row and from column to column over what is only shown', async () => {
  await showInEngine(<Weights />, {});
  cell('Weight of Ahmed').focus();
  fireEvent.keyDown(cell('Weight of Ahmed'), { key: 'Enter' });
  expect(document.activeElement).toBe(cell('Weight of Bilal'));
  fireEvent.keyDown(cell('Weight of Bilal'), { key: 'Enter', shiftKey: true });
  fireEvent.keyDown(cell('Weight of Ahmed'), { key: 'ArrowRight', altKey: true });
  expect(document.activeElement).toBe(cell('Height of Ahmed'));
});

it('a block fills from its cell on; cells that are closed stay so', async () => {
  await showInEngine(<Weights />, {});
  paste('Weight of Ahmed', '31\t140\n32\t141\n999\t142');
  expect(
    ['Weight of Ahmed', 'Height of Ahmed', 'Weight of Bilal', 'Height of Zara'].map(
      (name) => cell(name).value,
    ),
  ).toEqual(['31', '140', '32', '142']);
  expect(screen.getByText('Not measured')).toBeTruthy();
  expect(cell('Weight of Zara').getAttribute('aria-invalid')).toBe('true');
});

it('lines that name their rows go to these, whatever their order', async () => {
  await showInEngine(<Weights />, {});
  paste('Weight of Ahmed', 'S3\t40\nBilal\t41');
  expect(['Ahmed', 'Bilal', 'Zara'].map((name) => cell(`Weight of ${name}`).value)).toEqual(['', '41', '40']);
});

it('Ctrl+D fills down, and nothing changes where one may only read', async () => {
  await showInEngine(<Weights />, {});
  fireEvent.change(cell('Weight of Ahmed'), { target: { value: '30' } });
  fireEvent.keyDown(cell('Weight of Ahmed'), { key: 'd', ctrlKey: true });
  expect(cell('Weight of Zara').value).toBe('30');
  cleanup();
  await showInEngine(<Weights readOnly />, {});
  paste('Weight of Ahmed', '31\n32');
  expect(cell('Weight of Ahmed').value).toBe('');
});
