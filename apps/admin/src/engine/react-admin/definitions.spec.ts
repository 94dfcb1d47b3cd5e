import { catalogueInParts, outlineOf } from '@school/kernel';
import { catalogue } from '@school/resources';
import { definitionsOf } from './definitions.ts';

const actor = { id: 1, role: 'ADMIN', privileges: new Set<string>() } as const;

describe('the resources that react-admin knows', () => {
  it('are known by the outline alone, so that no page waits for the parts of the catalogue', () => {
    const asked: string[] = [];
    const inParts = catalogueInParts(outlineOf(catalogue), async (module) => {
      asked.push(module);
      return { resources: {}, reports: {}, documents: {} };
    });
    const definitions = Object.values(definitionsOf(actor, inParts));
    expect(definitions).toHaveLength(catalogue.resources.filter(({ api }) => api).length);
    expect(definitions.filter(({ hasShow }) => hasShow).length).toBeGreaterThan(40);
    expect(asked).toEqual([]);
  });
});
