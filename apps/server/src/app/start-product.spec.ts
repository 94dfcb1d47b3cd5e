import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createPort } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase } from '../../test/database.ts';
import type { TestDatabase } from '../../test/database.ts';
import type { Server, ServerOptions } from './create-server.ts';
import { startProduct } from './start-product.ts';

describe('the start of the product', () => {
  const environment = { ...process.env };
  const steps: string[] = [];
  let database: TestDatabase;
  let folder = '';

  const server = (listen: Server['listen']) => {
    return ({ settings }: ServerOptions): Promise<Server> => {
      steps.push(`create with demo ${settings.demo}, key of ${settings.jwtSecret.length}`);
      const close = (): Promise<void> => Promise.resolve(void steps.push('close'));
      return Promise.resolve({
        listen,
        close,
        demoSignIns: ['admin  Demo@1234'],
        announceStop: () => undefined,
        underWay: () => [],
      });
    };
  };

  beforeAll(async () => {
    database = await createTestDatabase();
  });
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'school-start-'));
    steps.length = 0;
    Object.assign(process.env, { DATABASE_URL: database.url, DATA_DIR: folder, DEMO: '' });
  });
  afterEach(() => {
    process.env = { ...environment };
    rmSync(folder, { recursive: true, force: true });
  });
  afterAll(() => database.drop());

  it('gives the server complete settings, and no demo school in a database of the operator', async () => {
    let said = '';
    const running = await startProduct(
      server(() => Promise.resolve('http://localhost:1234')),
      (text) => void (said += text),
    );
    expect(steps).toEqual(['create with demo none, key of 64']);
    expect(said).toContain('http://localhost:1234');
    expect(said).toContain('admin  Demo@1234');
    expect(said).toContain(folder);
    await running.stop();
    expect(steps.at(-1)).toBe('close');
  });

  it('says in one line that its port is taken, and closes what it has opened', async () => {
    const holder = createPort();
    await new Promise<void>((resolve) => {
      holder.listen(0, '127.0.0.1', resolve);
    });
    const address = holder.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    process.env['PORT'] = String(port);
    const listen = (): Promise<string> =>
      new Promise((resolve, reject) => {
        createPort()
          .once('error', reject)
          .listen(port, '127.0.0.1', () => resolve(''));
      });
    await expect(startProduct(server(listen))).rejects.toThrow(
      new RegExp(`^PORT ${port} on 127.0.0.1 is taken by another program: [^\\n]+$`),
    );
    // Nothing was opened for it.
    expect(steps).toEqual([]);
    holder.close();
  });

  it('says in one line that the store of files is no folder, before it opens the database', async () => {
    const file = join(folder, 'files.txt');
    writeFileSync(file, 'no folder');
    process.env['FILES_URL'] = `file:${file}`;
    process.env['DATABASE_URL'] = 'postgres://nobody@127.0.0.1:1/nothing';
    const starting = startProduct(server(() => Promise.resolve('')));
    await expect(starting).rejects.toThrow(/^FILES_URL names a file and not a folder: [^\n]+$/);
    expect(steps).toEqual([]);
  });
});
