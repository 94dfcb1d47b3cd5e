import { openDatabase } from '../platform/postgres/open-database.ts';
import type { OpenDatabase } from '../platform/postgres/open-database.ts';
import { errorCode } from '../platform/errors/describe-error.ts';
import type { Settings } from '../platform/settings/definitions.ts';
import { readSettings, withGeneratedSecrets } from '../platform/settings/read-settings.ts';
import type { Server, ServerOptions } from './create-server.ts';

/** Something that runs and can be stopped in good order. */
export type Running = { stop(): Promise<void> };

/** The demo school is for trying the product out, so it comes by itself only into a database of our own. */
const settleDemo = (settings: Settings, database: OpenDatabase): Settings =>
  settings.demo === '' ? { ...settings, demo: database.embedded ? 'school' : 'none' } : settings;

const listen = async (server: Server, settings: Settings): Promise<string> => {
  try {
    return await server.listen();
  } catch (error) {
    const place = `PORT ${settings.port} on ${settings.host}`;
    const reasons: Readonly<Record<string, string>> = {
      EADDRINUSE: `${place} is taken by another program: stop it or set PORT`,
      EACCES: `${place} may not be opened by this account: set a PORT above 1023`,
      EADDRNOTAVAIL: `HOST ${settings.host} is no address of this machine`,
      ENOTFOUND: `HOST ${settings.host} is no address of this machine`,
    };
    throw new Error(reasons[errorCode(error)] ?? `${place} cannot be opened`, { cause: error });
  }
};

/** Tells people something on the terminal. */
export type Say = (text: string) => void;

const greeting = (address: string, settings: Settings, database: OpenDatabase, server: Server): string =>
  [
    '',
    `  Open      ${address}`,
    ...server.demoSignIns.map((line, index) => `  ${index === 0 ? 'Sign in' : '       '}   ${line}`),
    `  Database  ${database.embedded ? 'embedded PostgreSQL' : 'DATABASE_URL'}`,
    `  Data      ${settings.dataDir}`,
    '',
    '',
  ].join('\n');

const serve = async (
  create: (options: ServerOptions) => Promise<Server>,
  settings: Settings,
  database: OpenDatabase,
  say: Say,
): Promise<Running> => {
  const server = await create({ settings, databaseUrl: database.url });
  const stop = async (): Promise<void> => {
    await server.close();
    await database.stop();
  };
  try {
    say(greeting(await listen(server, settings), settings, database, server));
  } catch (error) {
    await server.close();
    throw error;
  }
  return { stop };
};

/** Brings the product up: settings, database, application, address. What was opened is closed when a step fails. */
export const startProduct = async (
  create: (options: ServerOptions) => Promise<Server>,
  say: Say = (text) => void process.stdout.write(text),
): Promise<Running> => {
  const read = withGeneratedSecrets(readSettings());
  const database = await openDatabase(read);
  try {
    return await serve(create, settleDemo(read, database), database, say);
  } catch (error) {
    await database.stop();
    throw error;
  }
};
