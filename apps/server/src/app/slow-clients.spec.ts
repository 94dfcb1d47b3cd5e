import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { boundSlowClients, patience, socketTimes } from './slow-clients.ts';
import type { Patience } from './slow-clients.ts';

/** A twentieth of the product's timeouts, a tenth for the rest. */
const times = { ...patience, head: 750, window: 750, rest: 3_000 };

describe('a slow client', () => {
  const servers: FastifyInstance[] = [];
  let port = 0;
  const taken: number[] = [];
  const listen = async (bounds: Patience): Promise<number> => {
    const server = fastify(socketTimes(bounds));
    servers.push(server);
    boundSlowClients(server, bounds);
    server.addContentTypeParser('text/plain', (_request, body, done) => done(null, body));
    server.post('/taken', async ({ raw }) => {
      let bytes = 0;
      for await (const part of raw) bytes += (part as Buffer).length;
      taken.push(bytes);
      return { bytes };
    });
    server.post('/busy', async ({ raw }) => {
      await pause(2_000);
      for await (const _ of raw);
      return {};
    });
    server.post('/refused', async ({ raw }, reply) => {
      // As a form parser does that has started reading and finds one file too many.
      const parser = raw.once('data', () => raw.pause());
      await new Promise((resolve) => parser.once('pause', resolve));
      return reply.status(400).send({ why: 'too many' });
    });
    await server.listen({ port: 0, host: '127.0.0.1' });
    return (server.server.address() as AddressInfo).port;
  };
  beforeAll(async () => {
    port = await listen(times);
  });
  afterAll(() => Promise.all(servers.map((server) => server.close())));

  const head = (path: string, length: number): string =>
    `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: text/plain\r\ncontent-length: ${length}\r\n\r\n`;

  /** Milliseconds until the server closes a connection that has sent these texts, with a pause before each. */
  const endOf = async (...texts: readonly (readonly [wait: number, text: string])[]): Promise<number> => {
    const begun = performance.now();
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined).resume();
    const ended = new Promise((resolve) => socket.once('close', resolve));
    for (const [wait, text] of texts) {
      await pause(wait);
      socket.write(text);
    }
    await ended;
    return performance.now() - begun;
  };

  it.each(['', 'P', head('/taken', 10).slice(0, -4)])(
    'that does not end its head is given up: %j',
    async (text) => {
      expect(await endOf([0, text])).toBeLessThan(2_500);
    },
  );

  it('that lets a body trickle is given up', async () => {
    const byte = [200, 'x'] as const;
    const time = await endOf([0, head('/taken', 500_000)], byte, byte, byte, byte);
    expect(time).toBeGreaterThan(times.window);
    expect(time).toBeLessThan(4_000);
    expect(taken).toEqual([]);
  });

  it('that sends slowly and steadily is waited for', async () => {
    const parts = Array.from({ length: 6 }, () => [300, 'x'.repeat(1_000)] as const);
    const closing = [0, 'GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n'] as const;
    await endOf([0, head('/taken', 6_000)], ...parts, closing);
    expect(taken).toEqual([6_000]);
  });

  it('is not blamed for a busy server', async () => {
    const body = 'x'.repeat(1_000_000);
    expect(await answerTo('/busy', body)).toBe(200);
  });

  /** @param agent false for a connection that is closed behind the answer */
  const answerTo = (
    path: string,
    body: string,
    { at = port, agent }: { readonly at?: number; readonly agent?: false } = {},
  ): Promise<number | string> =>
    new Promise((resolve) => {
      const headers = { 'content-type': 'text/plain' };
      const options = { port: at, path, method: 'POST', headers, ...(agent === false && { agent }) };
      const sent = request(options, (answer) => {
        // A browser reads an answer once it has sent everything.
        const isSent = sent.writableFinished ? Promise.resolve() : once(sent, 'finish');
        answer.resume().once('end', () => void isSent.then(() => resolve(answer.statusCode ?? 0)));
      });
      sent.once('error', ({ message }) => resolve(message));
      sent.end(body);
    });

  it('reads why it was refused, though it was still sending', async () => {
    // By the product's own times: on a busy machine three clients that send this much at once are late even with their heads.
    const at = await listen(patience);
    const body = 'x'.repeat(20_000_000);
    const answers = await Promise.all([1, 2, 3].map(() => answerTo('/refused', body, { at, agent: false })));
    expect(answers).toEqual([400, 400, 400]);
    expect(await answerTo('/refused', body, { at })).toBe(400);
  });

  it('that never ends what was refused is given up', async () => {
    expect(await endOf([0, head('/refused', 500_000)], [0, 'x'])).toBeLessThan(8_000);
  });
});
