import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { inProject, root } from '../project.mjs';
import { workspaces } from './workspaces.mjs';

const importedNames = /(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g;

const sourcesOf = (folder) =>
  readdirSync(folder, { recursive: true })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('node_modules'))
    .map((name) => join(folder, name));

const findingsIn = (file, barrel, packageName) =>
  [...readFileSync(file, 'utf8').matchAll(importedNames)]
    .map(([, imported]) => imported)
    .filter((imported) => imported === packageName || resolve(dirname(file), imported) === barrel)
    .map(
      (imported) =>
        `${relative(root, file)}: imports ${imported}, the barrel of its own package; name the file`,
    );

/**
 * Finds files that import the barrel of the package they belong to: nearly every import cycle starts that way. A spec may
 * do so, because it is outside and tests what others see.
 */
export const ownBarrelImports = () =>
  workspaces('src/index.ts').flatMap((folder) => {
    const { name } = JSON.parse(readFileSync(inProject(folder, 'package.json'), 'utf8'));
    const barrel = inProject(folder, 'src/index.ts');
    return sourcesOf(inProject(folder, 'src'))
      .filter((file) => !/\.spec\.tsx?$/.test(file))
      .flatMap((file) => findingsIn(file, barrel, name));
  });
