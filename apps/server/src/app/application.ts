import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import { Module } from '@nestjs/common';
import type { DynamicModule, Provider, Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { Pool } from 'pg';
import { AUTHENTICATOR } from '../engine/authenticator.ts';
import type { Authenticator } from '../engine/authenticator.ts';
import { CallAddresses } from '../engine/calls/call-address.ts';
import { callsOf, controllersOf } from '../engine/calls/calls-of.ts';
import { sendContentRanges } from '../engine/calls/content-range.ts';
import { takeJsonBodies } from '../engine/calls/json-body.ts';
import { documentationController } from '../engine/endpoints/documentation.controller.ts';
import { CallFeatures } from '../engine/calls/call-features.ts';
import { SessionGuard, keepCallers } from '../engine/calls/session.guard.ts';
import { resourceControllers, servedResourceControllers } from '../engine/endpoints/resource-controllers.ts';
import { operationControllers } from '../engine/operation-calls/operation-calls.ts';
import { Engine } from '../engine/engine.ts';
import {
  EnvelopeFilter,
  envelopFailures,
  envelopWrongAddresses,
} from '../engine/envelope/envelope.filter.ts';
import { BodyPipe } from '../engine/validation/body.pipe.ts';
import { makeClass } from '../engine/make-class.ts';
import { Operations } from '../engine/operation/operations.ts';
import { RECORDS } from '../engine/records.ts';
import { EngineRecords } from '../engine/write/records.ts';
import { Alarms } from '../platform/alarms/alarms.ts';
import { Database } from '../platform/database/database.ts';
import { healthController } from './health.ts';
import { Readiness } from '../platform/readiness/readiness.ts';
import { keepSessions } from '../platform/sessions/current-session.ts';
import { secure } from './security.ts';
import { boundSlowClients, patience, socketTimes } from './slow-clients.ts';
import { UnderWay } from './under-way.ts';
import statedAnswers from './answers.json' with { type: 'json' };

/** The parts an application is assembled from; tests pass a small catalogue of their own. */
export interface ApplicationParts {
  readonly engine: Engine;
  readonly modules: readonly (Type | DynamicModule)[];
  readonly providers?: readonly Provider[];
  /** Overrides the one provided by a module. */
  readonly authenticator?: Authenticator;
  readonly isHttps?: boolean;
  /** Origin whose pages may embed the product in a frame; the empty string for none. */
  readonly frameOrigin?: string;
}

/** A faulty or slow client holds a socket for a bounded time; bodies and addresses are bounded in size. */
const times = socketTimes(patience);
const limits = {
  ...times,
  bodyLimit: 1_048_576,
  keepAliveTimeout: 65_000,
  connectionTimeout: 120_000,
  http: { ...times.http, maxHeaderSize: 32_768 },
  routerOptions: { maxParamLength: 300, ignoreTrailingSlash: true },
} satisfies FastifyServerOptions & Record<string, unknown>;

/** Controllers that belong to no module and no resource. */
const commonControllers = (engine: Engine): readonly Type[] => [
  healthController,
  documentationController(engine, statedAnswers),
  ...operationControllers(engine),
];

/** Controllers that belong to no module, including those of each resource: every call by its own address. */
export const ownControllers = (engine: Engine): readonly Type[] => [
  ...commonControllers(engine),
  ...resourceControllers(engine),
];

/** The same in the form in which they are served. */
export const servedControllers = ({
  engine,
  modules,
}: Pick<ApplicationParts, 'engine' | 'modules'>): Type[] => {
  const common = commonControllers(engine);
  const others = callsOf([...common, ...controllersOf(modules)]);
  return [...common, ...servedResourceControllers(engine, others)];
};

const readinessOf = ({ database }: Engine): Readiness => {
  const readiness = new Readiness();
  readiness.add('database', () => database.answers());
  return readiness;
};

/** TypeORM as Nest expects it: its data source is the one whose repositories the connections provide. */
const typeOrm = ({ repositories }: Engine): DynamicModule =>
  TypeOrmModule.forRootAsync({
    useFactory: () => repositories.options(),
    dataSourceFactory: () => Promise.resolve(repositories.dataSource()),
  });

const applicationModule = (parts: ApplicationParts): DynamicModule => {
  const { engine, modules, providers = [] } = parts;
  const shared: Provider[] = [
    { provide: Engine, useValue: engine },
    { provide: Operations, useValue: engine.operations },
    { provide: RECORDS, useValue: new EngineRecords(engine) },
    { provide: Database, useValue: engine.database },
    { provide: Pool, useValue: engine.database.pool },
    { provide: Readiness, useFactory: () => readinessOf(engine) },
    { provide: UnderWay, useValue: new UnderWay() },
    ...providers,
  ];
  const application: Type = makeClass('Application');
  Module({})(application);
  return {
    module: application,
    global: true,
    imports: [typeOrm(engine), ...modules],
    controllers: servedControllers(parts),
    providers: shared,
    exports: shared,
  };
};

/** The envelope's error handler is already installed, before the first route; Nest would override it with its own. */
class Adapter extends FastifyAdapter {
  override setErrorHandler(): ReturnType<FastifyAdapter['setErrorHandler']> {
    return this.getInstance();
  }
}

/** Learns the addresses of all routes as they are registered, so that an `/api` prefix is understood. */
const createAdapter = (alarms: Alarms): FastifyAdapter => {
  const addresses = new CallAddresses();
  const adapter = new Adapter({
    ...limits,
    frameworkErrors: envelopWrongAddresses(alarms),
    genReqId: () => randomUUID(),
    // An additional route for each GET would be a third of all routes, which take up most of the start-up.
    exposeHeadRoutes: false,
    rewriteUrl: (request: { readonly url?: string; method?: string }) => {
      const url = addresses.resolve(request.url ?? '/');
      request.method = addresses.method(request.method, url);
      return url;
    },
  });
  adapter.getInstance().addHook('onRoute', ({ url, method }) => addresses.learn(url, method));
  return adapter;
};

const authenticatorOf = (application: NestFastifyApplication, given?: Authenticator): Authenticator =>
  given ?? application.get<Authenticator>(AUTHENTICATOR, { strict: false });

/** Prepares the application for serving; nothing listens yet. `extend` adds routes that are not calls. */
export const createApplication = async (
  parts: ApplicationParts,
  extend: (server: FastifyInstance) => Promise<void> = () => Promise.resolve(),
): Promise<NestFastifyApplication> => {
  const alarms = new Alarms(parts.engine.database);
  const adapter = createAdapter(alarms);
  const application = await NestFactory.create<NestFastifyApplication>(applicationModule(parts), adapter, {
    logger: ['error', 'warn'],
    bodyParser: false,
    abortOnError: false,
  });
  const server = adapter.getInstance() as unknown as FastifyInstance;
  envelopFailures(server, alarms);
  keepCallers(server);
  keepSessions(server);
  application.get(UnderWay).watch(server);
  boundSlowClients(server);
  takeJsonBodies(server);
  await secure(server, parts);
  sendContentRanges(server);
  application.useGlobalFilters(new EnvelopeFilter(alarms));
  application.useGlobalPipes(new BodyPipe());
  application.useGlobalGuards(
    new SessionGuard(authenticatorOf(application, parts.authenticator), new CallFeatures(parts.modules)),
  );
  await extend(server);
  await application.init();
  await server.ready();
  return application;
};
