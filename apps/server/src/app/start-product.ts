import { openDatabase } from '../platform/postgres/open-database.ts';
import type { OpenDatabase } from '../platform/postgres/open-database.ts';
import type { Settings } from '../platform/settings/definitions.ts';
import { readSettings, withGeneratedSecrets } from '../platform/settings/read-settings.ts';
import { checkBeforeStart, portProblem } from './before-start.ts';
import type { Server, ServerOptions } from './create-server.ts';

/** Something running that can be shut down in an orderly way. */
export type Running = Pick<Server, 'announceStop' | 'underWay'> & {
  /** Seconds to serve on after the announcement, and until the end is forced. */
  readonly stopping: { readonly grace: number; readonly deadline: number };
  stop(): Promise<void>;
};

/** The demo school is for trying the product out, so it is loaded automatically only into our own database. */
const settleDemo = (settings: Settings, database: OpenDatabase): Settings =>
  settings.demo === '' ? { ...settings, demo: database.embedded ? 'school' : 'none' } : settings;

const listen = async (server: Server, settings: Settings): Promise<string> => {
  try {
    return await server.listen();
  } catch (error) {
    throw portProblem(settings, error);
  }
};

/** Prints a message for people on the terminal. */
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
  return {
    stop,
    announceStop: () => server.announceStop(),
    underWay: () => server.underWay(),
    stopping: { grace: settings.stopGrace, deadline: settings.stopDeadline },
  };
};

/**
 * Starts the product: settings, database, application, address. Whatever was opened is closed if a step fails.
 * @param fill sets up an empty database for the demo school before the server does
 */
export const startProduct = async (
  create: (options: ServerOptions) => Promise<Server>,
  say: Say = (text) => void process.stdout.write(text),
  fill: (databaseUrl: string) => Promise<void> = () => Promise.resolve(),
): Promise<Running> => {
  const read = withGeneratedSecrets(readSettings());
  await checkBeforeStart(read);
  const database = await openDatabase(read);
  try {
    const settings = settleDemo(read, database);
    if (settings.demo === 'school') await fill(database.url);
    return await serve(create, settings, database, say);
  } catch (error) {
    await database.stop();
    throw error;
  }
};
