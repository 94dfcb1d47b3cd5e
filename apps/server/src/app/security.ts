import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { constants } from 'node:zlib';

/** Below this many bytes packing costs more time than it saves. */
const compressAbove = 4096;

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

/**
 * The security headers, which are the same for every answer. They are made once by letting helmet answer a request of
 * its own, because it works them out anew for each.
 */
const securityHeaders = async (isHttps: boolean): Promise<Headers> => {
  const probe = fastify();
  await probe.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000 } : false,
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

/** Security headers on every answer and packed JSON where it pays. `isHttps` adds the order to stay on HTTPS. */
export const secure = async (server: FastifyInstance, isHttps: boolean): Promise<void> => {
  const headers = await securityHeaders(isHttps);
  server.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
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
