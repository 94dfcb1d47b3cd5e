import { soundResource } from '../catalogue/check/fixture.ts';
import { f } from '../field/f.ts';
import { hasTotal } from './list-totals.ts';

const fields = {
  worth: f.money({ level: 'basic' }),
  price: f.money({ level: 'basic', noSum: true }),
  beds: f.int(),
  rank: f.int(),
  note: f.text(),
};
const room = soundResource({ fields, list: { columns: ['worth'], totals: ['beds', 'note'] } });

it.each<[keyof typeof fields, boolean]>([
  ['worth', true],
  ['price', false],
  ['beds', true],
  ['rank', false],
  ['note', false],
])('of %s a list has a sum: %s', (path, has) => {
  expect(hasTotal(room, path, fields[path])).toBe(has);
});
