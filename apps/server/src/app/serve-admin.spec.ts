import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { serveAdmin } from './serve-admin.ts';

describe('serving the admin', () => {
  let folder = '';
  let server: FastifyInstance;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'school-admin-'));
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'index.html'), '<title>School</title>');
    writeFileSync(join(folder, 'assets', 'app-1a2b.js'), 'plain');
    writeFileSync(join(folder, 'assets', 'app-1a2b.js.br'), brotliCompressSync('packed'));
    writeFileSync(join(folder, '.built-from'), 'a note');
    server = fastify();
    server.get('/people/all', () => ({ from: 'a call' }));
    await serveAdmin(server, folder);
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const get = (url: string, accept = 'text/html', encoding = 'identity') =>
    server.inject({ url, headers: { accept, 'accept-encoding': encoding } });

  it.each(['/', '/employee/add', '/employee/edit/7?tab=2', '/report/v1.2'])(
    'opens the screen %s',
    async (url) => {
      const answer = await get(url);
      expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
        200,
        'text/html; charset=utf-8',
        'no-cache',
      ]);
    },
  );

  it('leaves calls to the calls, and a wrong call stays an error', async () => {
    expect((await get('/people/all')).json()).toEqual({ from: 'a call' });
    expect((await get('/api/nothing')).statusCode).toBe(404);
    expect((await get('/setup/v1/nothing/getall')).statusCode).toBe(404);
    for (const path of ['/finance/v1/nothing', '/api/finance/v1/x', '/collab/v1/x', '/public/v1', '/auth/x'])
      expect([path, (await get(path)).statusCode]).toEqual([path, 404]);
    expect((await get('/employee/add', 'application/json')).statusCode).toBe(404);
  });

  it('lets hashed files be kept for ever, packed when the client understands it', async () => {
    const plain = await get('/assets/app-1a2b.js', '*/*');
    expect([plain.body, plain.headers['cache-control']]).toEqual([
      'plain',
      'public, max-age=31536000, immutable',
    ]);
    const packed = await get('/assets/app-1a2b.js', '*/*', 'br');
    expect(packed.headers['content-encoding']).toBe('br');
    expect((await get('/assets/gone-3c4d.js', '*/*')).statusCode).toBe(404);
  });

  it('gives nothing away that is not of the admin', async () => {
    for (const url of [
      '/.built-from',
      '/../package.json',
      '/%2e%2e/package.json',
      '/assets/..%2f..%2fpackage.json',
    ]) {
      expect((await get(url)).body).not.toMatch(/a note|"name"/);
    }
  });
});
