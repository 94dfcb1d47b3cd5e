import { rmSync } from 'node:fs';
import { inProject } from '../project.mjs';

/** The catalogue, bundled for Node; it is data and needs nothing from the product. */
const loadedCatalogue = async () => {
  const folder = inProject(`node_modules/.cache/house-${process.pid}`);
  const { build } = await import('rolldown');
  try {
    await build({
      cwd: inProject('libs/resources'),
      input: { catalogue: 'virtual:catalogue' },
      platform: 'node',
      resolve: { conditionNames: ['@school/source', 'node', 'import'] },
      plugins: [
        {
          name: 'catalogue',
          resolveId: (id) => (id === 'virtual:catalogue' ? inProject('libs/resources/src/virtual.ts') : null),
          load: (id) =>
            id === inProject('libs/resources/src/virtual.ts')
              ? "export { catalogue } from './index.ts'; export { routesOf } from '@school/kernel';"
              : null,
        },
      ],
      logLevel: 'silent',
      output: { dir: folder, format: 'esm' },
    });
    return await import(`${folder}/catalogue.js`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** The share of addresses that open without their own component: generated pages, hubs, pages of blocks. */
export const generatedScreens = async () => {
  const { catalogue, routesOf } = await loadedCatalogue();
  const own = new Set([
    ...catalogue.screens.filter(({ hub }) => hub === undefined).map(({ key }) => key),
    ...(catalogue.pages ?? [])
      .filter(({ blocks }) => blocks.every(({ kind }) => kind === 'own'))
      .map(({ key }) => key),
  ]);
  const routes = routesOf(catalogue);
  const written = routes.filter(({ kind, key }) => (kind === 'screen' || kind === 'page') && own.has(key));
  return {
    share: 1 - written.length / routes.length,
    written: written.map(({ path, key }) => `${path} (${key})`),
  };
};
