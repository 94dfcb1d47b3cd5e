import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Engine } from '../../engine/engine.ts';
import { productContext } from '../../engine/product-context.ts';
import { inTransaction } from '../../engine/write/in-transaction.ts';
import { EngineRecords } from '../../engine/write/records.ts';
import type { InstitutionClock } from '../../platform/clock/institution-clock.ts';
import { institutionOf } from '../../platform/clock/institution.ts';
import { mainInstitute } from '../../platform/database/database.ts';
import { openInstitute } from '../../platform/institutes/institutes.ts';
import { attemptOf, gatewayAt } from './attempt.store.ts';
import { callbackBase, headOffice } from './gateway.behaviour.ts';
import { gatewayOf } from './gateway.store.ts';
import { adapters } from './gateways/adapters.ts';
import { askOutside } from './gateways/ask-outside.ts';
import type { Callback, ProvedWord } from './gateways/gateway.ts';
import { takeWord } from './taking.ts';

interface Place {
  readonly Params: { readonly institute: string; readonly key: string };
}
/** Maximum number of message bytes read. */
const longest = 65_536;

interface Taking {
  readonly engine: Engine;
  readonly clock: InstitutionClock;
}

const instituteOf = async ({ engine }: Taking, name: string): Promise<string | undefined> => {
  if (name === headOffice) return mainInstitute;
  return /^[a-z0-9_]{1,40}$/.test(name) ? openInstitute(engine.database, name) : undefined;
};

const callbackIn = ({ headers, body, url }: FastifyRequest): Callback => ({
  headers,
  body: typeof body === 'string' ? body : '',
  query: url.split('?', 2)[1] ?? '',
  now: Math.floor(Date.now() / 1000),
});

/**
 * Accepts a message from a gateway. The signature is verified before anything is read from it, and PayFast is queried
 * before a transaction opens.
 * @returns the message; undefined if there is no such gateway or the signature is not its own
 */
const take = async (taking: Taking, request: FastifyRequest<Place>): Promise<ProvedWord | undefined> => {
  const { engine, clock } = taking;
  const institute = await instituteOf(taking, request.params.institute);
  if (institute === undefined) return undefined;
  const connection = engine.database.of(institute);
  const path = `/api${callbackBase}/${request.params.institute}/${request.params.key}`;
  const id = await gatewayAt(connection, path);
  if (id === undefined) return undefined;
  const records = new EngineRecords(engine);
  const context = productContext(institute, await clock.today(institute), request.id);
  const gateway = await gatewayOf(records, context, id);
  if (!gateway) return undefined;
  const { currency } = await institutionOf(connection);
  const proved = await adapters[gateway.provider].read(callbackIn(request), gateway, currency, askOutside);
  if (proved) await inTransaction(engine, records, context, (work) => takeWord(work, id, proved));
  return proved;
};

/** The payer may be the one who delivers the message: the outcome of the payment is shown. */
const answerTo = async (
  taking: Taking,
  request: FastifyRequest<Place>,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const proved = await take(taking, request);
  if (!proved) return reply.status(400).send({ success: false, message: 'This message is not signed.' });
  const isBrowser = String(request.headers.accept ?? '').includes('text/html');
  if (!isBrowser) return reply.status(200).send({ success: true });
  const institute = await instituteOf(taking, request.params.institute);
  const attempt = institute && (await attemptOf(taking.engine.database.of(institute), proved.reference));
  return attempt ? reply.redirect(attempt.returnUrl, 303) : reply.status(200).send({ success: true });
};

/** The addresses at which gateways report payments. They need no session: a message is worth what its signature is. */
export const serveCallbacks = async (server: FastifyInstance, taking: Taking): Promise<void> => {
  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser<string>(
      '*',
      { parseAs: 'string', bodyLimit: longest },
      (_request, body, done) => done(null, body),
    );
    const path = `${callbackBase}/:institute/:key`;
    scope.post(path, (request: FastifyRequest<Place>, reply) => answerTo(taking, request, reply));
    scope.get(path, (request: FastifyRequest<Place>, reply) => answerTo(taking, request, reply));
  });
};
