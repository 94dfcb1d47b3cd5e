import { keyedParts } from './keyed-parts.ts';

describe('parts of a text', () => {
  it('have keys of their own, the same however many parts follow', () => {
    const keys = (parts: readonly string[]) => keyedParts(parts, String).map(({ key }) => key);
    expect(new Set(keys(['a', 'b', 'a', '1:a'])).size).toBe(4);
    expect(keys(['a', 'b', 'a', 'c']).slice(0, 3)).toEqual(keys(['a', 'b', 'a']));
  });
});
