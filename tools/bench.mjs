#!/usr/bin/env node
// `npm run bench -s`: compares the product with hand-written servers on the same database, as a table of ratios and
// figures. It measures; it is not part of the tests. Takes some minutes; run it on a quiet machine. `npm run bench -s --
// list get` runs only the named steps.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installWhenNeeded } from './install.mjs';
import { inProject, root } from './project.mjs';

installWhenNeeded();
const { build } = await import('rolldown');
const { isExternal } = await import('./build-server.mjs');
const { startProduct } = await import('./product.mjs');

const entries = {
  main: 'bench/main.ts',
  baseline: 'bench/baseline/server.ts',
  start: 'bench/start-server.ts',
};
const output = inProject('apps/server/dist-bench');

await build({
  cwd: inProject('apps/server'),
  input: Object.fromEntries(
    Object.entries(entries).map(([name, path]) => [name, inProject(`apps/server/${path}`)]),
  ),
  platform: 'node',
  tsconfig: inProject('apps/server/tsconfig.json'),
  external: isExternal,
  resolve: { conditionNames: ['@school/source', 'node', 'import'] },
  logLevel: 'warn',
  output: {
    dir: output,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name]-[hash].js',
  },
});

const product = await startProduct();
const dataDir = mkdtempSync(join(tmpdir(), 'school-bench-'));
try {
  const { status } = spawnSync(process.execPath, [join(output, 'main.js'), ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      BENCH_URL: product.url,
      BENCH_PID: String(product.pid),
      BENCH_DATA_DIR: product.dataDir,
      BENCH_BASELINE: join(output, 'baseline.js'),
      BENCH_START: join(output, 'start.js'),
    },
  });
  process.exitCode = status ?? 1;
} catch (error) {
  console.error(error.message, readFileSync(product.log, 'utf8').slice(-2000));
  process.exitCode = 1;
} finally {
  await product.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
