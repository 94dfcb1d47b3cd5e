import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { projectRoot } from '../platform/settings/project-root.ts';

/** Folder in which the admin build stores files whose names contain a hash of their content. */
const hashedFolder = '/assets/';
/** A file whose name identifies its content is cached and never requested again, so revalidation is of no use. */
const neverAskedAgain = { acceptRanges: false, etag: false, lastModified: false };
const oneYear = 'public, max-age=31536000, immutable';

/**
 * Paths below these belong to calls: a wrong one is an error for a program and never a page, whatever the client accepts.
 */
const callPrefixes = ['/api/', '/setup/', '/health/', '/auth/', hashedFolder];
/** As do the bases of all versions: `/finance/v1/…`. */
const versioned = /^\/[a-z]+\/v\d+(?:\/|$)/;

/** Uses the original URL: every call is also available under `/api`, which is stripped before routing. */
const isCall = ({ originalUrl }: FastifyRequest, path: string): boolean =>
  originalUrl.startsWith('/api/') ||
  versioned.test(path) ||
  callPrefixes.some((prefix) => path.startsWith(prefix));

/** Location of the built admin. */
export const adminFolder = (): string => join(projectRoot(), 'apps', 'admin', 'dist');

const pathOf = (request: FastifyRequest): string => {
  const path = request.url.split('?', 1)[0] ?? '/';
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/** No escape from the folder, and no access to the build's own notes. */
const isPublic = (path: string): boolean => !path.includes('\0') && !path.includes('/.');

const isFile = (folder: string, path: string): boolean =>
  isPublic(path) && (statSync(join(folder, path), { throwIfNoEntry: false })?.isFile() ?? false);

/** A browser asks for HTML explicitly; a bare client that accepts anything gets the page at addresses without a file. */
const wantsPage = (request: FastifyRequest, path: string): boolean => {
  if (isCall(request, path)) return false;
  const accept = request.headers.accept ?? '*/*';
  return accept.includes('text/html') || (accept.includes('*/*') && !/\.[A-Za-z0-9]+$/.test(path));
};

const sendFrom = (folder: string) => (request: FastifyRequest, reply: FastifyReply) => {
  const path = pathOf(request);
  if (path !== '/' && isFile(folder, path)) {
    if (!path.startsWith(hashedFolder)) return reply.header('cache-control', 'no-cache').sendFile(path);
    // A worker is subject to the policy of its own script.
    reply.removeHeader('content-security-policy').header('cache-control', oneYear);
    return reply.sendFile(path, neverAskedAgain);
  }
  if (wantsPage(request, path) && existsSync(join(folder, 'index.html'))) {
    return reply.header('cache-control', 'no-cache').sendFile('index.html');
  }
  return reply.callNotFound();
};

/**
 * Serves the admin at every address that is not a call: its files, compressed if the build has produced such versions, and
 * its page for screen addresses, so that each can be opened, reloaded and bookmarked.
 */
export const serveAdmin = async (server: FastifyInstance, folder: string): Promise<void> => {
  if (!existsSync(folder)) return;
  await server.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
  });
  server.get('/*', sendFrom(folder));
};
