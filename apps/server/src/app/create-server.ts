import 'reflect-metadata';
import type { AddressInfo } from 'node:net';
import { Module } from '@nestjs/common';
import type { DynamicModule, OnApplicationShutdown } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Pool } from 'pg';
import type { Settings } from '../platform/settings/definitions.ts';
import { adminFolder, serveAdmin } from './serve-admin.ts';
import { healthController } from './health.ts';

/** What a server needs to be made. */
export type ServerOptions = { readonly settings: Settings; readonly databaseUrl: string };

/** A server that is complete but does not listen yet. */
export type Server = {
  /** Starts to listen and answers the address. */
  listen(): Promise<string>;
  /** Lets running requests end, refuses new ones, then gives connections back. */
  close(): Promise<void>;
  /** Lines that tell a demo user how to sign in; none without a demo school. */
  readonly demoSignIns: readonly string[];
};

const poolSize = 10;

/** Slow or idle sockets are cut, so that a client which never finishes a request cannot hold one for minutes. */
const connectionLimits = {
  requestTimeout: 60_000,
  keepAliveTimeout: 10_000,
  http: { headersTimeout: 15_000 },
};

/** The last hook of a stop runs when no request is left, so only there the connections are given back. */
@Module({})
class ApplicationModule implements OnApplicationShutdown {
  private readonly pool: Pool;

  constructor(pool: Pool) {
    this.pool = pool;
  }

  onApplicationShutdown(): Promise<void> {
    return this.pool.end();
  }
}

const applicationModule = (pool: Pool): DynamicModule => ({
  module: ApplicationModule,
  controllers: [healthController],
  providers: [{ provide: Pool, useValue: pool }],
});

const createPool = (databaseUrl: string): Pool => {
  const pool = new Pool({ connectionString: databaseUrl, max: poolSize, connectionTimeoutMillis: 5000 });
  // Without a listener the loss of an idle connection would end the process.
  pool.on('error', () => undefined);
  return pool;
};

const addressOf = (host: string, address: AddressInfo | string | null): string => {
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const shown = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${shown.includes(':') ? `[${shown}]` : shown}:${port}`;
};

/** Builds the server: connections first, then the application; nothing listens before `listen`. */
export const createServer = async ({ settings, databaseUrl }: ServerOptions): Promise<Server> => {
  const pool = createPool(databaseUrl);
  const adapter = new FastifyAdapter(connectionLimits);
  const application = await NestFactory.create<NestFastifyApplication>(applicationModule(pool), adapter, {
    logger: ['error', 'warn'],
  });
  await serveAdmin(adapter.getInstance(), adminFolder());
  return {
    demoSignIns: [],
    listen: async () => {
      await application.listen(settings.port, settings.host);
      return addressOf(settings.host, adapter.getHttpServer().address());
    },
    close: () => application.close(),
  };
};
