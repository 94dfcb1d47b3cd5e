import type { AnyResource } from '@school/kernel';
import { mergeOf } from './merge.ts';

const resource = {
  fields: { a: { type: 'text' }, b: { type: 'text' }, c: { type: 'text' } },
} as unknown as AnyResource;

describe('two changes of one record', () => {
  it('keeps both where they do not meet, and asks where they do', () => {
    const merge = mergeOf(
      resource,
      { a: '1', b: '1', c: '1' },
      { a: '2', b: '2', c: '1' },
      { a: '3', b: '1', c: '3' },
    );
    expect(merge.values).toEqual({ a: '2', b: '2', c: '3' });
    expect(merge.clashes).toEqual([{ field: 'a', mine: '2', theirs: '3' }]);
    expect(merge.taken).toEqual(['c']);
  });

  it('does not ask when both wrote the same', () => {
    expect(mergeOf(resource, { a: '1' }, { a: '2' }, { a: '2' }).clashes).toEqual([]);
  });
});
