import { renameSync, rmSync } from 'node:fs';
import { fingerprint, isStale, stamp } from './fingerprint.mjs';
import { inProject } from './project.mjs';
import { hasCopiesOfOwnShape, sharedShapes } from './shared-shapes.mjs';

const output = 'apps/server/dist';

/** Everything that goes into the bundle. */
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
 * Packages stay outside and are loaded from node_modules; ours are TypeScript, and the transpiler's helpers are installed
 * only below the bundler, so both are bundled.
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
 * Builds the server when its sources have changed; returns whether it did. It is built next to its destination, so that a
 * failed build leaves the last good one.
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

/**
 * The program created by a watched build; it is kept separately, so that the product's own build stays consistent with its
 * fingerprint.
 */
export const watchedServer = `${output}/watched/main.js`;

/** Rebuilds the server whenever one of its files changes; returns a function that stops it. */
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
