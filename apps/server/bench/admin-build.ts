import { join } from 'node:path';
import { build, type Plugin } from 'vite';

const project = (path: string): string => join(process.cwd(), path);

/** Gives the admin a different catalogue: that of the bench, which adds resources to the product's. */
const withResources = (count: number): Plugin => ({
  name: 'bench:resources',
  api: { definitions: true },
  enforce: 'pre',
  transform: (code, id) =>
    id.endsWith('libs/resources/src/index.ts')
      ? code
          .replace('export const catalogue = createCatalogue(', 'const product = createCatalogue(')
          .concat(
            `\nimport { withSynthetic } from '${project('apps/server/bench/synthetic-catalogue.ts')}';`,
            `\nexport const catalogue = withSynthetic(product, ${count});\n`,
          )
      : undefined,
});

/** Builds the admin into a separate folder, as `npm start` does, with `count` additional resources. */
export const buildAdminWith = async (count: number, folder: string): Promise<void> => {
  await build({
    root: project('apps/admin'),
    configFile: project('apps/admin/vite.config.ts'),
    logLevel: 'error',
    plugins: [withResources(count)],
    build: { outDir: folder, emptyOutDir: true },
  });
};

/** Builds a separate page with the admin's settings. @param page folder of the project with an index.html */
export const buildPage = async (page: string, folder: string): Promise<void> => {
  await build({
    root: project(page),
    configFile: project('apps/admin/vite.config.ts'),
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true },
  });
};
