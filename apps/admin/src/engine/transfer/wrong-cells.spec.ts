import { mendedBody, wrongCells, withCell } from './wrong-cells.ts';

const columns = ['Name', 'Name of the father', 'Joined', 'Type'];

it('puts each reason to the cell that it is about, by the longest name', () => {
  const { byColumn, others } = wrongCells(
    'Joined must be a date (“tomorrow”); Name of the father is required; Name: Letters only (“X 5”)',
    columns,
  );
  expect(Object.fromEntries(byColumn)).toEqual({
    Joined: 'Joined must be a date (“tomorrow”)',
    'Name of the father': 'Name of the father is required',
    Name: 'Name: Letters only (“X 5”)',
  });
  expect(others).toEqual([]);
});

it('keeps a quoted semicolon, two reasons of one cell, and what is about no column', () => {
  const { byColumn, others } = wrongCells(
    'The batch is full; Type: there is no Type “a; b”; Type must be one of the offered choices',
    columns,
  );
  expect(Object.fromEntries(byColumn)).toEqual({
    Type: 'Type: there is no Type “a; b”; Type must be one of the offered choices',
  });
  expect(others).toEqual(['The batch is full']);
});

it('keeps what was written into the cells of a row', () => {
  const once = withCell(new Map(), 7, 'Name', 'Aqsa');
  expect(mendedBody(withCell(once, 7, 'Type', 'Day'))).toEqual([
    { row: 7, cells: { Name: 'Aqsa', Type: 'Day' } },
  ]);
});
