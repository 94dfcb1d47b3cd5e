import { reasonsOf } from './skipped.ts';

it('tells each reason once, with its number and some names, the commonest first', () => {
  const rows = [
    { id: 1, label: 'A', code: 'x', reason: 'locked' },
    ...[2, 3, 4, 5].map((id) => ({ id, code: 'y', reason: 'the same already' })),
  ];
  expect(reasonsOf(rows)).toEqual([
    { reason: 'the same already', count: 4, names: ['2', '3', '4'] },
    { reason: 'locked', count: 1, names: ['A'] },
  ]);
  expect(reasonsOf([])).toEqual([]);
});
