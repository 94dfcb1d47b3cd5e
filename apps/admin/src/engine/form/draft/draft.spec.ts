import type { AnyResource } from '@school/kernel';
import { draftOf, isWorth } from './draft.ts';

const resource = {
  key: 'thing',
  fields: {
    name: { type: 'text' },
    code: { type: 'secret' },
    place: { type: 'group', fields: { key: { type: 'secret' } } },
    lines: { type: 'lines', of: 'line' },
    sum: { type: 'computed' },
  },
} as unknown as AnyResource;
const noSecrets = (): boolean => false;

describe('drafts', () => {
  it('keep what was changed, what it was before, and the version', () => {
    const draft = draftOf(resource, { name: 'a', version: 3 }, { name: 'b', version: 3 }, 5, noSecrets);
    expect(draft).toEqual({ at: 5, version: 3, base: { name: 'a' }, values: { name: 'b' } });
    expect(draftOf(resource, { name: 'a' }, { name: 'a', sum: '1' }, 5, noSecrets)).toBeUndefined();
  });

  it('never keep secrets, wherever they stand', () => {
    const typed = { code: 'hush', place: { key: 'hush' }, lines: [{ pin: 'hush' }] };
    expect(draftOf(resource, {}, typed, 5, () => true)).toBeUndefined();
    expect(JSON.stringify(draftOf(resource, {}, { ...typed, name: 'x' }, 5, () => true))).not.toContain(
      'hush',
    );
  });

  it('are offered while they are young and say something new', () => {
    const draft = { at: 0, version: undefined, base: {}, values: { name: 'b' } };
    const day = 86_400_000;
    expect(isWorth(resource, draft, { name: 'a' }, day)).toBe(true);
    expect(isWorth(resource, draft, { name: 'b' }, day)).toBe(false);
    expect(isWorth(resource, draft, { name: 'a' }, 8 * day)).toBe(false);
  });
});
