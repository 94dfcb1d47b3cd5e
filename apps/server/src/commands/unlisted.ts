import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Catalogue } from '@school/kernel';

const defining = /\bdefine(?:Resource|Settings|Report|Document|Screen)\(\s*'(\w+)'/g;
const isSource = (name: string): boolean => name.endsWith('.ts') && !name.endsWith('.spec.ts');

/** Keys of definitions in the sources below a folder, with the file that contains them. */
const definedIn = (folder: string): readonly (readonly [key: string, file: string])[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(isSource)
    .flatMap((name) => {
      const file = join(folder, name);
      const found = [...readFileSync(file, 'utf8').matchAll(defining)];
      return found.map(([, key = '']) => [key, file] as const);
    });

/**
 * Definitions that are written but not in any list, so that they have no effect; one line each.
 * @param root folder of the project
 */
export const unlisted = ({ resources, reports, documents, screens }: Catalogue, root: string) => {
  const listed = new Set([...resources, ...reports, ...documents, ...screens].map(({ key }) => key));
  return definedIn(join(root, 'libs/resources/src'))
    .filter(([key]) => !listed.has(key))
    .map(([key, file]) => `${relative(root, file)}: "${key}" stands in no list, so it is not there`);
};
