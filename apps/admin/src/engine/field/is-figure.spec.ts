import { f, field } from '@school/kernel';
import { isFigure } from './is-figure.ts';
import { alignOf } from './view-of.ts';

it.each([
  ['an amount', f.money(), true],
  ['a computed amount', f.computed({ as: 'money', value: field('a') }), true],
  ['a number of other rows', f.rollup({ of: 'a', via: 'b', fn: 'count' }), true],
  ['a latest day of other rows', f.rollup({ of: 'a', via: 'b', fn: 'max', field: 'c', as: 'date' }), false],
  ['a looked-up number', f.lookup({ via: 'a', field: 'b', as: 'decimal' }), true],
  ['a computed name', f.computed({ as: 'text', value: field('a') }), false],
  ['a text', f.text(), false],
] as const)('%s stands where figures stand: %#', (_, given, figure) => {
  expect([isFigure(given), alignOf(given)]).toEqual([figure, figure ? 'right' : 'left']);
});
