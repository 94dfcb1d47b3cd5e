import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue } from './index.ts';

const folder = new URL('.', import.meta.url).pathname;

/** Keys that definition files add to the types (`interface ResourceTypes`). */
const registered = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.spec.ts'))
  .flatMap((name) => {
    const [, block = ''] =
      /interface ResourceTypes \{([^}]*)\}/.exec(readFileSync(join(folder, name), 'utf8')) ?? [];
    return [...block.matchAll(/^\s*(\w+):/gm)].map(([, key = '']) => key);
  });

describe('the types of definitions', () => {
  it('know every resource and settings record of the catalogue, each once', () => {
    expect(registered.toSorted()).toEqual(catalogue.resources.map(({ key }) => key).toSorted());
  });
});
