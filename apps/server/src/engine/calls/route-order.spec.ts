import { standsBehind } from './route-order.ts';

describe('an address that a router would take first if its beginning were more literal', () => {
  it.each([
    ['/x/:id', '/x/getall', true],
    ['/x/:id/history', '/x/get/:id', true],
    ['/x/*', '/x/get/:id', true],
    ['/x/mine', '/x/:id', false],
    ['/x/:id/rooms', '/x/:id', false],
    ['/x/:id/rooms', '/x/:id/history', false],
    ['/x/mine/:id', '/x/get/:id', false],
    ['/x/a/*', '/x/:id', false],
  ])('%s behind %s: %s', (path, before, expected) => {
    expect(standsBehind(path, before)).toBe(expected);
  });

  it.each([
    ['/x/getall', '/x/getall'],
    ['/x/:key', '/x/:id'],
  ])('%s and %s are the same one', (path, before) => {
    expect(() => standsBehind(path, before)).toThrow(`${path} is answered twice.`);
  });
});
