import type { AddressInfo } from 'node:net';
import { catalogue } from '@school/resources';
import { Engine } from '../engine/engine.ts';
import { discardUnfinishedDemo } from '../database/demo/demo-state.ts';
import { migrateAll } from '../database/migrate-all.ts';
import { driftMessage, missingColumns } from '../database/schema-drift.ts';
import { wantedTables } from '../database/wanted-tables.ts';
import { behaviours } from '../modules/behaviours.ts';
import { modules } from '../modules/index.ts';
import { DatabaseWatch } from '../platform/database/database-watch.ts';
import { Database, mainInstitute } from '../platform/database/database.ts';
import { createPools, createReplicaPools, endPools } from '../platform/database/pools.ts';
import { Replicas } from '../platform/database/replicas.ts';
import type { Settings } from '../platform/settings/definitions.ts';
import { createApplication } from './application.ts';
import { prepareInstitute } from './prepare-institute.ts';
import { Readiness } from '../platform/readiness/readiness.ts';
import { UnderWay } from './under-way.ts';
import { adminFolder, serveAdmin } from './serve-admin.ts';
import { createSealer } from '../platform/secrets/sealer.ts';
import { SETTINGS } from '../platform/platform.tokens.ts';

/** What is needed to create a server. */
export type ServerOptions = { readonly settings: Settings; readonly databaseUrl: string };

/** A server that is complete but does not listen yet. */
export type Server = {
  /** Starts listening and returns the address. */
  listen(): Promise<string>;
  /** Lets running requests finish, refuses new ones, then releases connections. */
  close(): Promise<void>;
  /** Tells load balancers that this server is about to go away; it continues to serve. */
  announceStop(): void;
  /** Requests not answered yet, one line each. */
  underWay(): readonly string[];
  /** Lines that tell a demo user how to sign in; none without a demo school. */
  readonly demoSignIns: readonly string[];
};

const addressOf = (host: string, address: AddressInfo | string | null): string => {
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const shown = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${shown.includes(':') ? `[${shown}]` : shown}:${port}`;
};

/**
 * A definition without its migration aborts the start. During development it is only reported, because the definition is
 * often finished before the migration, and everything else can be looked at meanwhile.
 */
const refuseDrift = async (databaseUrl: string): Promise<void> => {
  const missing = await missingColumns(databaseUrl, mainInstitute, wantedTables(catalogue));
  if (missing.length === 0) return;
  if (process.env['NODE_ENV'] !== 'development') throw new Error(driftMessage(missing));
  process.stderr.write(`${driftMessage(missing)}\n`);
};

/** Builds the server: migrations, connections, application, first data; nothing listens before `listen`. */
export const createServer = async ({ settings, databaseUrl }: ServerOptions): Promise<Server> => {
  await discardUnfinishedDemo(databaseUrl, mainInstitute);
  await migrateAll(databaseUrl);
  await refuseDrift(databaseUrl);
  const pools = createPools(databaseUrl, settings);
  const watch = new DatabaseWatch(databaseUrl, Object.values(pools));
  watch.start();
  const replicas = createReplicaPools(settings);
  const database = new Database(pools.call, pools, watch, new Replicas(replicas));
  const endDatabase = async (): Promise<void> => {
    await watch.stop();
    await endPools(pools);
    await Promise.all(replicas.map((pool) => pool.end()));
  };
  const engine = new Engine(catalogue, database, behaviours, createSealer(settings.jwtSecret));
  const application = await createApplication(
    {
      engine,
      modules,
      providers: [{ provide: SETTINGS, useValue: settings }],
      frameOrigin: settings.frameOrigin,
      isHttps: settings.publicUrl.startsWith('https:'),
    },
    (server) => serveAdmin(server, adminFolder()),
  ).catch(async (error: unknown) => {
    await endDatabase();
    throw error;
  });
  const close = async (): Promise<void> => {
    await application.close();
    await endDatabase();
  };
  const demoSignIns = await Promise.all([
    prepareInstitute({ application, database, databaseUrl, demo: settings.demo }),
    engine.repositories.open(),
  ])
    .then(([signIns]) => signIns)
    .catch(async (error: unknown) => {
      await close();
      throw error;
    });
  return {
    announceStop: () => application.get(Readiness).stop(),
    underWay: () => application.get(UnderWay).describe(),
    demoSignIns,
    listen: async () => {
      await application.listen(settings.port, settings.host);
      return addressOf(settings.host, application.getHttpServer().address());
    },
    close,
  };
};
