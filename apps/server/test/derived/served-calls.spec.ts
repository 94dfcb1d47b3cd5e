import { fastify } from 'fastify';
import type { FastifyInstance, HTTPMethods } from 'fastify';
import { catalogue } from '@school/resources';
import { ownControllers, servedControllers } from '../../src/app/application.ts';
import { callsOf, controllersOf, routesOf } from '../../src/engine/calls/calls-of.ts';
import type { CallAddress } from '../../src/engine/calls/calls-of.ts';
import { basesOf } from '../../src/engine/calls/generic-call.ts';
import { genericCalls } from '../../src/engine/endpoints/resource-controllers.ts';
import { Engine } from '../../src/engine/engine.ts';
import { behaviours } from '../../src/modules/behaviours.ts';
import { modules } from '../../src/modules/index.ts';
import { Database, createPool } from '../../src/platform/database/database.ts';

/**
 * Resources share their routes, which must change nothing: each URL is answered by the call that answers it where every
 * resource has routes of its own, and what no definition offers has no URL.
 */
const pool = createPool('postgres://nowhere');
afterAll(() => pool.end());
const engine = new Engine(catalogue, new Database(pool), behaviours);
const written = controllersOf(modules);
const literal = callsOf([...ownControllers(engine), ...written]);
const served = routesOf([...servedControllers({ engine, modules }), ...written]);

/** A server whose routes reveal their patterns, with the name of the resource filled in. */
const telling = async (calls: readonly CallAddress[]): Promise<FastifyInstance> => {
  const server = fastify({ exposeHeadRoutes: false, routerOptions: { ignoreTrailingSlash: true } });
  for (const { method, path } of calls)
    server.route({
      method: method as HTTPMethods,
      url: path,
      handler: ({ params }) =>
        path.replace(/:resourceBase\([^)]*\)\$\)/, (params as Record<string, string>)['resourceBase'] ?? ''),
    });
  await server.ready();
  return server;
};

const requests = new Set([
  ...literal.map(({ method, path }) => `${method} ${path.replaceAll(/:\w+/g, '1')}`),
  ...catalogue.resources.flatMap((resource) =>
    [...basesOf(resource), `${basesOf(resource)[0] ?? 'setup/v1/'}x`].flatMap((base) =>
      genericCalls.flatMap(({ method, paths }) =>
        paths.map((path) => `${method} /${base}/${path.replaceAll(/:\w+/g, '1')}`),
      ),
    ),
  ),
]);

it('few routes serve all calls', () => {
  expect(literal.length).toBeGreaterThan(3_000);
  expect(served.length).toBeLessThan(literal.length / 2);
});

it('each address is answered as if every resource had routes of its own', async () => {
  const [own, shared] = await Promise.all([telling(literal), telling(served)]);
  const different: string[] = [];
  for (const request of requests) {
    const [method = '', url = ''] = request.split(' ');
    const ask = async (server: FastifyInstance): Promise<string> => {
      const { statusCode, body } = await server.inject({ method: method as 'GET', url });
      return statusCode === 404 ? 'nothing' : body;
    };
    const [before, now] = [await ask(own), await ask(shared)];
    if (before !== now) different.push(`${request}: ${now} and not ${before}`);
  }
  expect(different).toEqual([]);
});
