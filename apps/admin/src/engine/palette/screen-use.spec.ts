import { byUse, withUse } from './screen-use.ts';

it('puts the most used screens first, then keeps the order of the menu', () => {
  const use = withUse(withUse(withUse(new Map(), '/c'), '/c'), '/b');
  expect(byUse(['/a', '/b', '/c', '/d'], use, 3)).toEqual(['/c', '/b', '/a']);
});

it('forgets the least used of many, never the one just opened', () => {
  const urls = Array.from({ length: 45 }, (_, at) => `/${at}`);
  const use = urls.reduce<ReadonlyMap<string, number>>(
    (map, url) => withUse(withUse(map, url), url),
    new Map(),
  );
  expect(use.size).toBeLessThanOrEqual(41);
  expect(withUse(use, '/new').has('/new')).toBe(true);
});
