import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { fingerprint, isStale, stamp } from './fingerprint.mjs';
import { inProject, isInProject, say } from './project.mjs';

const output = 'apps/admin/dist';
const sources = ['apps/admin', 'libs', 'package-lock.json', 'tools/build-admin.mjs', 'tsconfig.base.json'];

const compressible = /\.(?:js|css|html|svg|json|txt|webmanifest)$/;
const smallestWorthIt = 1024;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

const compressFile = async (path) => {
  const content = readFileSync(path);
  // The best quality takes seconds per megabyte, once; every visitor waits for a tenth less.
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [brotli, gzipped] = await Promise.all([
    compressBrotli(content, { params }),
    compressGzip(content, { level: 9 }),
  ]);
  writeFileSync(`${path}.br`, brotli);
  writeFileSync(`${path}.gz`, gzipped);
};

/** Compresses once what would otherwise be compressed for every visitor. */
const compressAll = async (folder) => {
  const files = readdirSync(folder, { recursive: true })
    .map((name) => join(folder, name))
    .filter((path) => compressible.test(path) && statSync(path).size >= smallestWorthIt);
  await Promise.all(files.map(compressFile));
};

/** Whether there is an admin to build. */
export const hasAdmin = () => isInProject('apps/admin/index.html');

const viteOptions = { root: inProject('apps/admin'), logLevel: 'warn' };

/** Builds the admin when its sources have changed; returns whether it did. */
export const buildAdmin = async () => {
  const print = fingerprint(sources);
  if (!hasAdmin() || !isStale(output, print)) return false;
  say('Building the admin…');
  const { build } = await import('vite');
  await build({ ...viteOptions, build: { emptyOutDir: true } });
  await compressAll(inProject(output));
  stamp(output, print);
  return true;
};

/** Rebuilds the admin whenever a source changes, uncompressed; returns a function that stops it. */
export const watchAdmin = async () => {
  if (!hasAdmin()) return () => Promise.resolve();
  const { build } = await import('vite');
  const watcher = await build({ ...viteOptions, build: { emptyOutDir: true, minify: false, watch: {} } });
  return () => watcher.close();
};
