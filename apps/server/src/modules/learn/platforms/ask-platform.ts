import { lookup as lookUp, type LookupAddress } from 'node:dns';
import { request as requestOpen } from 'node:http';
import { request as requestSecure } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { Stopped } from './stopped.ts';

/** Milliseconds that a platform may take for one request: it may create fifty accounts with it. */
const patience = 30_000;
/** Maximum number of response bytes read. */
const longest = 8_000_000;

export interface PlatformRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}
export interface PlatformAnswer {
  readonly status: number;
  readonly text: string;
}

/** Sends a request to a platform. @throws Stopped `NOT_ALLOWED`, `SILENT` */
export type AskPlatform = (request: PlatformRequest) => Promise<PlatformAnswer>;

/** Networks that cannot be reached from outside: anyone naming them means the internal network (RFC 6890). */
const inside = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  inside.addSubnet(network, bits);
for (const [network, bits] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  inside.addSubnet(network, bits, 'ipv6');

/** Whether an address belongs to the internal network; also an IPv4 address written as IPv6. */
export const isInside = (address: string): boolean => {
  const kind = isIP(address);
  if (kind === 0) return true;
  return inside.check(address, kind === 6 ? 'ipv6' : 'ipv4');
};

class Inside extends Error {}

/** Resolves a name and refuses results in the internal network: the address that was checked is the one that is used. */
const lookUpOutside: LookupFunction = (host, options, done) => {
  lookUp(host, { ...options, all: true }, (error, found: LookupAddress[]) => {
    const [first] = found ?? [];
    if (error || !first) return done(error ?? new Error('No such host.'), '', 4);
    if (found.some(({ address }) => isInside(address))) return done(new Inside(host), '', 4);
    return options.all ? done(null, found) : done(null, first.address, first.family);
  });
};

const send = (request: PlatformRequest, url: URL, isNamed: boolean): Promise<PlatformAnswer> =>
  new Promise((resolve, reject) => {
    const begin = url.protocol === 'https:' ? requestSecure : requestOpen;
    const call = begin(url, {
      method: request.method,
      headers: { ...request.headers },
      signal: AbortSignal.timeout(patience),
      ...(isNamed ? {} : { lookup: lookUpOutside }),
    });
    call.on('response', (response) => {
      const parts: Buffer[] = [];
      let size = 0;
      response.on('data', (part: Buffer) => {
        size += part.length;
        if (size > longest) call.destroy(new Error('The answer is too long.'));
        else parts.push(part);
      });
      response.on('error', reject);
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString('utf8') }),
      );
    });
    call.on('error', reject);
    call.end(request.body);
  });

/**
 * Contacts addresses that the server operator has named, and others only under https on the public internet. Redirects are
 * not followed: they would lead elsewhere.
 * @param named origins, `https://host:port`
 */
export const askPlatform =
  (named: readonly string[]): AskPlatform =>
  async (request) => {
    const url = URL.parse(request.url);
    const isNamed = url !== null && named.includes(url.origin);
    const host = url?.hostname.replace(/^\[|\]$/g, '') ?? '';
    const isOpen = url?.protocol === 'https:' && (isIP(host) === 0 || !isInside(host));
    if (!url || (!isNamed && !isOpen)) throw new Stopped('NOT_ALLOWED', url?.origin ?? request.url);
    try {
      return await send(request, url, isNamed);
    } catch (error) {
      throw error instanceof Inside
        ? new Stopped('NOT_ALLOWED', url.origin)
        : new Stopped('SILENT', url.origin);
    }
  };
