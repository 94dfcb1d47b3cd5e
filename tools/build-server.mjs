import { renameSync, rmSync } from 'node:fs';
import { fingerprint, isStale, stamp } from './fingerprint.mjs';
import { inProject } from './project.mjs';
import { hasCopiesOfOwnShape, sharedShapes } from './shared-shapes.mjs';

const output = 'apps/server/dist';

/** Everything the bundle is made from. */
const sources = [
  'apps/server/src',
  'apps/server/package.json',
  'apps/server/tsconfig.json',
  'libs',
  'package-lock.json',
  'tools/build-server.mjs',
  'tools/shared-shapes.mjs',
  'tsconfig.base.json',
];

/**
 * Packages stay outside and are loaded from node_modules; ours are TypeScript, and the helpers of the transpiler
 * are installed only below the bundler, so both go inside.
 */
export const isExternal = (id) =>
  /^[^./\0]/.test(id) && !/^(?:[A-Za-z]:|@school\/|@oxc-project\/runtime)/.test(id);

const optionsFor = (folder) => ({
  cwd: inProject('apps/server'),
  input: { main: inProject('apps/server/src/main.ts'), cli: inProject('apps/server/src/cli.ts') },
  platform: 'node',
  tsconfig: inProject('apps/server/tsconfig.json'),
  external: isExternal,
  resolve: { conditionNames: ['@school/source', 'node', 'import'] },
  logLevel: 'warn',
  plugins: hasCopiesOfOwnShape ? [sharedShapes()] : [],
  output: {
    dir: inProject(folder),
    format: 'esm',
    sourcemap: true,
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name]-[hash].js',
  },
});

const bundle = async (folder) => (await import('rolldown')).build(optionsFor(folder));

/**
 * Builds the server when its sources have changed; answers whether it did. It is built beside its place, so that a
 * build that fails leaves the last good one.
 */
export const buildServer = async () => {
  const print = fingerprint(sources);
  if (!isStale(output, print)) return false;
  const draft = `${output}.${process.pid}`;
  try {
    await bundle(draft);
    stamp(draft, print);
    rmSync(inProject(output), { recursive: true, force: true });
    renameSync(inProject(draft), inProject(output));
  } finally {
    rmSync(inProject(draft), { recursive: true, force: true });
  }
  return true;
};

/** The program that a watched build makes; it lies apart, so that the product's own build stays what it says. */
export const watchedServer = `${output}/watched/main.js`;

/** Builds the server again whenever a file of it changes; answers a function that ends it. */
export const watchServer = async (onBuilt, onRefused) => {
  const { watch } = await import('rolldown');
  const watcher = watch(optionsFor(`${output}/watched`));
  watcher.on('event', async (event) => {
    if (event.code === 'ERROR') onRefused(event.error);
    if (event.code === 'BUNDLE_END' || event.code === 'ERROR') await event.result?.close();
    if (event.code === 'END') onBuilt();
  });
  return () => watcher.close();
};
