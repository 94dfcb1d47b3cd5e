import { allOptions } from './all-options.ts';

it('asks page by page until there are no more', async () => {
  const rows = Array.from({ length: 2_300 }, (_, id) => ({ id, label: `Batch ${id}` }));
  const asked: (readonly number[] | undefined)[] = [];
  const options = (_: string, { range = [0, 0] }: { readonly range?: readonly [number, number] }) => {
    asked.push(range);
    return Promise.resolve(rows.slice(range[0], range[1] + 1));
  };
  expect(await allOptions({ options }, 'batch', {})).toEqual(rows);
  expect(asked).toEqual([
    [0, 999],
    [1000, 1999],
    [2000, 2999],
  ]);
});
