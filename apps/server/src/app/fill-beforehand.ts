import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { Client } from 'pg';
import { mainInstitute } from '../platform/database/database.ts';

/** Whether nothing has been migrated into the database yet. */
const isEmpty = async (databaseUrl: string): Promise<boolean> => {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_namespace where nspname = $1', [mainInstitute]);
    return rowCount === 0;
  } finally {
    await client.end();
  }
};

/**
 * Builds the demo school in a process that ends with it. Building it goes through every call of the product, and leaves up
 * to 200 MB of heap that nothing needs (ADR 34). Where that process fails, the server builds the school itself, and says what
 * is wrong.
 * @param program the bundle of the command line; nothing happens where there is none
 */
export const fillBeforehand = async (program: string, databaseUrl: string): Promise<void> => {
  if (!existsSync(program) || !(await isEmpty(databaseUrl))) return;
  const child = spawn(process.execPath, [program, 'fill'], {
    // The channel lets it notice when this process is killed; Ctrl+C in a terminal is for this process alone, which stops
    // once the school is complete.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    detached: true,
    windowsHide: true,
    env: { ...process.env, DATABASE_URL: databaseUrl, DEMO: 'school' },
  });
  await new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    // It could not be started at all.
    child.once('error', () => resolve());
  });
};
