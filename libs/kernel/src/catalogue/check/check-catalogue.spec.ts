import { readFileSync } from 'node:fs';
import { catalogueChecks, checkCatalogue, checksDocument } from './check-catalogue.ts';
import { closest } from './closest.ts';
import { soundCatalogue } from './fixture.ts';

describe('checkCatalogue', () => {
  it('finds nothing in a sound catalogue', () => {
    expect(checkCatalogue(soundCatalogue())).toEqual([]);
  });

  it('numbers every check once', () => {
    const codes = catalogueChecks.map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes.every((code) => /^RES\d{3}$/.test(code))).toBe(true);
  });

  it('is described as it is', () => {
    const file = new URL('../../../../../docs/checks.md', import.meta.url);
    expect(readFileSync(file, 'utf8')).toBe(checksDocument());
  });
});

describe('closest', () => {
  it('offers a name that is near enough only', () => {
    expect(closest('mobil', ['name', 'mobile'])).toBe('mobile');
    expect(closest('Mobile', ['mobile'])).toBe('mobile');
    expect(closest('xyz', ['name', 'mobile'])).toBeUndefined();
  });
});
