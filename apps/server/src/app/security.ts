import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import fastify from 'fastify';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { constants } from 'node:zlib';

/** Below this many bytes packing costs more time than it saves. */
const compressAbove = 4096;

/** For a year. */
const stayOnHttps = 'max-age=31536000; includeSubDomains';

/** What the admin needs and nothing else: its style library writes style elements, previews show blobs. */
const directives = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  fontSrc: ["'self'", 'data:'],
  connectSrc: ["'self'"],
  frameSrc: ["'self'", 'blob:'],
  workerSrc: ["'self'", 'blob:'],
  objectSrc: ["'none'"],
  baseUri: ["'self'"],
  formAction: ["'self'"],
  frameAncestors: ["'self'"],
};

type Headers = Readonly<Record<string, string>>;

/** What an answer that is no page needs: it is never guessed to be one, runs nothing, and is not for other sites. */
const headersOfData: Headers = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'self'",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

/** The security headers of pages. Helmet works them out anew for each answer, so one of its answers is asked for them. */
const headersOfPages = async (): Promise<Headers> => {
  const probe = fastify();
  await probe.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives },
    strictTransportSecurity: false,
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'same-origin' },
  });
  probe.get('/', () => '');
  const { headers } = await probe.inject('/');
  await probe.close();
  const ofEveryAnswer = new Set(['content-type', 'content-length', 'date', 'connection']);
  return Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => !ofEveryAnswer.has(name))
      .map(([name, value]) => [name, String(value)]),
  );
};

const isPage = (reply: FastifyReply): boolean =>
  String(reply.getHeader('content-type') ?? '').startsWith('text/html');

/** Security headers on every answer and packed JSON where it pays. `isHttps` adds the order to stay on HTTPS. */
export const secure = async (server: FastifyInstance, isHttps: boolean): Promise<void> => {
  const ofPages = await headersOfPages();
  const ofAll = isHttps ? { ...headersOfData, 'strict-transport-security': stayOnHttps } : headersOfData;
  server.addHook('onRequest', (_request, reply, done) => {
    reply.headers(ofAll);
    done();
  });
  server.addHook('onSend', (_request, reply, payload, done) => {
    if (isPage(reply)) reply.headers(ofPages);
    done(null, payload);
  });
  await server.register(compress, {
    global: true,
    globalDecompression: false,
    threshold: compressAbove,
    encodings: ['br', 'gzip'],
    customTypes: /^application\/json/,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    zlibOptions: { level: 5 },
  });
};
