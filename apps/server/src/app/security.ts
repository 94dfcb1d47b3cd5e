import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import fastify from 'fastify';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { constants } from 'node:zlib';

/** Below this many bytes packing costs more time than it saves. */
const compressAbove = 4096;

/** For a year. */
const stayOnHttps = 'max-age=31536000; includeSubDomains';

/** Who may embed the product in a frame: nobody, unless the settings name an origin. */
const framedBy = (origin: string): readonly string[] => (origin === '' ? ["'none'"] : ["'self'", origin]);

/** Only what the admin needs: its style library writes style elements, previews show blobs. */
const directivesFor = (frameOrigin: string) => ({
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  // Sound that was fetched with the session is played from memory.
  mediaSrc: ["'self'", 'blob:'],
  fontSrc: ["'self'", 'data:'],
  connectSrc: ["'self'"],
  frameSrc: ["'self'", 'blob:'],
  workerSrc: ["'self'", 'blob:'],
  objectSrc: ["'none'"],
  baseUri: ["'self'"],
  formAction: ["'self'"],
  frameAncestors: framedBy(frameOrigin),
});

type Headers = Readonly<Record<string, string>>;

/**
 * What an answer that is not a page needs: it is never sniffed as one, runs nothing, is not for other sites, and is stored
 * nowhere, unless its call says otherwise.
 */
const headersOfData = (frameOrigin: string): Headers => ({
  'cache-control': 'no-store',
  'content-security-policy': `default-src 'none'; frame-ancestors ${framedBy(frameOrigin).join(' ')}`,
  'referrer-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
});

/** The security headers of pages. Helmet recomputes them for each answer, so they are taken from one of its answers. */
const headersOfPages = async (frameOrigin: string): Promise<Headers> => {
  const probe = fastify();
  await probe.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: directivesFor(frameOrigin) },
    xFrameOptions: frameOrigin === '' ? { action: 'deny' } : false,
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

/**
 * Security headers on every answer, and compressed JSON where it pays off. `isHttps` adds the directive to stay on HTTPS;
 * `frameOrigin` names who may embed the product in a frame, the empty string nobody.
 */
export const secure = async (
  server: FastifyInstance,
  { isHttps = false, frameOrigin = '' }: { readonly isHttps?: boolean; readonly frameOrigin?: string },
): Promise<void> => {
  const ofPages = await headersOfPages(frameOrigin);
  const ofData = headersOfData(frameOrigin);
  const ofAll = isHttps ? { ...ofData, 'strict-transport-security': stayOnHttps } : ofData;
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
