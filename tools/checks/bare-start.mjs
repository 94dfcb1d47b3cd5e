import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inProject } from '../project.mjs';

/** `import … from '…'`, `export … from '…'` and `import '…'`; what `import()` loads is loaded later. */
const loading = /^(?:import|export)\s+(?:[\w*{},$\s]+\sfrom\s+)?['"]([^'"]+)['"]/gm;

const loadedBy = (path, read) => [...read(path).matchAll(loading)].map(([, name]) => name);

/**
 * What a file loads before its first line runs, itself or through others, and what no clone has yet.
 * @param read gives the text of a file
 */
export const packagesBefore = (path, read, seen = new Set()) => {
  if (seen.has(path)) return [];
  seen.add(path);
  return loadedBy(path, read).flatMap((name) => {
    if (name.startsWith('node:')) return [];
    if (name.startsWith('.')) return packagesBefore(join(dirname(path), name), read, seen);
    return [`${path} loads ${name}`];
  });
};

const sourceOf = (path) => readFileSync(inProject(path), 'utf8');

/** Commands that install what is missing, but need packages to get that far: on a fresh clone they end at once. */
export const packagesTooEarly = () =>
  readdirSync(inProject('tools'))
    .filter((name) => name.endsWith('.mjs') && sourceOf(`tools/${name}`).includes('installWhenNeeded();'))
    .flatMap((name) =>
      packagesBefore(`tools/${name}`, sourceOf).map(
        (found) =>
          `tools/${name} installs packages, but before that ${found}; load it by import() afterwards`,
      ),
    );
