import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ownControllers } from '../src/app/application.ts';
import statedAnswers from '../src/app/answers.json' with { type: 'json' };
import { callsOf, controllersOf } from '../src/engine/calls/calls-of.ts';
import { openApiDocument } from '../src/engine/calls/openapi/document.ts';
import { genericCalls } from '../src/engine/endpoints/resource-controllers.ts';
import type { Engine } from '../src/engine/engine.ts';
import { modules } from '../src/modules/index.ts';
import type { Schema, Schemas } from './derived/body-from-schema.ts';
import { misfits } from './derived/fits-schema.ts';

interface Said {
  readonly content?: { readonly 'application/json'?: { readonly schema: Schema } };
}
interface Call {
  readonly responses: Readonly<Record<string, Said>>;
}
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Call>>>>;
  readonly components: { readonly schemas: Schemas };
}

let written: Document | undefined;

/** The API description, the same for all servers of the product. */
const documentOf = (engine: Engine): Document => {
  const calls = callsOf([...ownControllers(engine), ...controllersOf(modules)]);
  const others = calls.filter(({ resource }) => resource === undefined);
  written ??= JSON.parse(
    JSON.stringify(openApiDocument(engine, genericCalls, others, statedAnswers)),
  ) as Document;
  return written;
};

/** The route of a call with its resource filled in: resources share their routes. */
const writtenOut = ({ routeOptions: { url = '' }, params }: FastifyRequest): string =>
  url.replace(/:resourceBase\([^)]*\)\$\)/, (params as Record<string, string>)['resourceBase'] ?? '');

/** Checks whatever servers under test answer, no matter who asks them what, against the API description. */
export class FittingAnswers {
  private readonly found = new Set<string>();

  /** Checks every response of a server. */
  watch(server: FastifyInstance, engine: Engine): void {
    const { paths, components } = documentOf(engine);
    server.addHook('onSend', (request, reply, payload, done) => {
      const url = writtenOut(request);
      const call = paths[url.replaceAll(/:(\w+)/g, '{$1}')]?.[request.method.toLowerCase()];
      const schema = call?.responses[String(reply.statusCode)]?.content?.['application/json']?.schema;
      const isJson = String(reply.getHeader('content-type')).includes('json');
      if (schema && isJson && typeof payload === 'string')
        for (const place of misfits(schema, JSON.parse(payload), components.schemas, ''))
          this.found.add(`${request.method} ${url}: ${place.slice(1)}`);
      done(null, payload);
    });
  }

  /** @throws Error that names the calls whose responses differ from the API description */
  assert(): void {
    if (this.found.size > 0) throw new Error(`Not as documented:\n${[...this.found].sort().join('\n')}`);
  }
}
