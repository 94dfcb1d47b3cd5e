import type { ShownColumn, WaitingItem } from '@school/kernel';
import { f } from '@school/kernel';
import { cleanup, screen } from '@testing-library/react';
import { showInEngine } from '../../../test/engine.tsx';
import { WaitingCard } from './WaitingCard.tsx';

const name: ShownColumn = { key: 'name', label: 'Name', field: f.text() };
const item = (column: ShownColumn, value: unknown): WaitingItem => ({
  key: 'resultsToPublish',
  label: 'Results to publish',
  icon: 'report',
  to: '/create_exam_group',
  total: 1,
  columns: [name, column],
  rows: [{ name: 'Mid-term exams', [column.key]: value }],
});

afterEach(cleanup);

it.each([
  ['counted', f.rollup({ of: 'examScore', via: 'examGroup', fn: 'count' }), 75, 'Marks entered: 75'],
  ['stored', f.int(), 75, 'Marks entered: 75'],
  ['an amount', f.money(), '75.00', 'Rs 75.00'],
  ['a share', f.percent(), '75.0000', '75 %'],
] as const)('a number that is %s says what it is a number of', async (_, field, value, words) => {
  const column: ShownColumn = { key: 'scores', label: 'Marks entered', field };
  await showInEngine(<WaitingCard item={item(column, value)} />, {});
  const line = (await screen.findByText('Mid-term exams')).closest('li');
  expect(line?.textContent?.replace(/\s/g, ' ')).toBe(`Mid-term exams${words}`);
});
