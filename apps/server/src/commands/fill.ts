import { createServer } from '../app/create-server.ts';
import { readSettings, withGeneratedSecrets } from '../platform/settings/read-settings.ts';
import { UsageError } from './command.ts';
import type { Command } from './command.ts';

/**
 * Sets up the database at `DATABASE_URL` as a start would, with the demo school if `DEMO` says so, and ends. The product
 * runs it on its first start, see `app/fill-beforehand.ts`; it ends with the process that runs it.
 */
export const command: Command = {
  run: async () => {
    const settings = withGeneratedSecrets(readSettings());
    if (settings.databaseUrl === '') throw new UsageError('fill needs DATABASE_URL');
    process.on('disconnect', () => process.exit(1));
    const server = await createServer({ settings, databaseUrl: settings.databaseUrl });
    await server.close();
    if (process.connected) process.disconnect();
  },
};
