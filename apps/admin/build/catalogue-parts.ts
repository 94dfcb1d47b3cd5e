import { rolldown } from 'rolldown';
import type { Plugin } from 'vite';
import type { CatalogueOutline, CataloguePart } from '@school/kernel';

const outlineId = 'virtual:catalogue';
const partId = `${outlineId}/`;

interface Split {
  readonly outline: CatalogueOutline;
  readonly parts: Readonly<Record<string, CataloguePart>>;
  /** Sources that make up the catalogue. */
  readonly files: readonly string[];
}

/** Names exported by the module for splitting. */
type Definitions = Pick<Split, 'outline' | 'parts'>;

const entry = `
  import { outlineOf, partsOf } from '@school/kernel';
  import { catalogue } from '@school/resources';
  export const outline = outlineOf(catalogue);
  export const parts = partsOf(catalogue);
`;

/** Runs the definitions in their current state and splits them into parts. */
const splitCatalogue = async (root: string, plugins: readonly Plugin[]): Promise<Split> => {
  const id = `${root}/build/catalogue-entry.ts`;
  const bundle = await rolldown({
    input: id,
    cwd: root,
    platform: 'node',
    resolve: { conditionNames: ['@school/source', 'import'] },
    plugins: [
      {
        name: 'entry',
        resolveId: (given) => (given === id ? id : null),
        load: (given) => (given === id ? entry : null),
      },
      ...plugins,
    ],
  });
  try {
    const { output } = await bundle.generate({ format: 'esm', codeSplitting: false });
    const { code } = output[0];
    const made = (await import(
      `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`
    )) as Definitions;
    const files = (await bundle.watchFiles).filter((file) => file !== id);
    return { outline: made.outline, parts: made.parts, files };
  } finally {
    await bundle.close();
  }
};

/** As text, which browsers parse faster than an object literal. */
const parsed = (value: unknown): string => `JSON.parse(${JSON.stringify(JSON.stringify(value))})`;
const asModule = (value: unknown): string => `export default ${parsed(value)};`;

/** Plugins that change definitions declare it; the bench has one that adds some. */
const changesDefinitions = ({ api }: Plugin): boolean =>
  (api as { readonly definitions?: boolean } | undefined)?.definitions === true;

/**
 * Provides the catalogue to the admin as data: `virtual:catalogue` is its outline with a loader for each part, and each
 * part is a file of its own, so that a page loads only the definitions it shows.
 */
export const cataloguePartsPlugin = (root: string): Plugin => {
  let plugins: readonly Plugin[] = [];
  let split: Promise<Split> | undefined;
  const current = (): Promise<Split> => (split ??= splitCatalogue(root, plugins));
  return {
    name: 'catalogue-parts',
    configResolved: (config) => {
      plugins = config.plugins.filter(changesDefinitions);
    },
    buildStart: () => {
      split = undefined;
    },
    resolveId: (id) => (id === outlineId || id.startsWith(partId) ? `\0${id}` : null),
    async load(id) {
      if (!id.startsWith(`\0${outlineId}`)) return null;
      const { outline, parts, files } = await current();
      for (const file of files) this.addWatchFile(file);
      if (id !== `\0${outlineId}`) return asModule(parts[id.slice(partId.length + 1)]);
      const loaders = Object.keys(parts).map(
        (module) => `  ${JSON.stringify(module)}: () => import(${JSON.stringify(`${partId}${module}`)}),`,
      );
      return `export const outline = ${parsed(outline)};\nexport const parts = {\n${loaders.join('\n')}\n};`;
    },
  };
};
