import { execFileSync, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const root = join(import.meta.dirname, '..', '..', '..');

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

/** Builds the server as it is started for real; does nothing when its sources are those of the last build. */
export const buildServerOnce = (): void => {
  const program = `import { buildServer } from './tools/build-server.mjs'; await buildServer();`;
  execFileSync(process.execPath, ['--input-type=module', '-e', program], { cwd: root, stdio: 'pipe' });
};

/** A product server in a process of its own, which can be killed. */
export class ServerProcess {
  readonly url: string;
  private readonly child: ChildProcess;
  private readonly ended: Promise<void>;
  private said = '';

  private constructor(child: ChildProcess, url: string) {
    this.child = child;
    this.url = url;
    this.ended = new Promise((resolve) => child.once('exit', () => resolve()));
    const hear = (chunk: Buffer): void => void (this.said = (this.said + chunk.toString()).slice(-4_000));
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
  }

  /** Starts it on an existing database; it is serving once this settles. */
  static async start(databaseUrl: string, dataDir: string): Promise<ServerProcess> {
    const port = await freePort();
    const settings = {
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      DEMO: 'none',
      STOP_GRACE: '0',
      JWT_SECRET: 'a secret of thirty-two bytes at least',
    };
    const child = spawn(process.execPath, ['apps/server/dist/main.js'], {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '', ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const server = new ServerProcess(child, `http://127.0.0.1:${port}`);
    await server.ready();
    return server;
  }

  private async ready(): Promise<void> {
    const deadline = Date.now() + 60_000;
    for (;;) {
      const answer = await fetch(`${this.url}/health/ready`).catch(() => undefined);
      if (answer?.ok) return;
      if (this.child.exitCode !== null || Date.now() > deadline) throw new Error(`No server:\n${this.said}`);
      await delay(100);
    }
  }

  async call<T>(path: string, token: string, body?: unknown): Promise<T> {
    const answer = await fetch(`${this.url}/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const envelope = (await answer.json()) as { readonly success: boolean; readonly data: T };
    if (!envelope.success) throw new Error(`${path} answers ${answer.status} ${JSON.stringify(envelope)}`);
    return envelope.data;
  }

  async signIn(username: string, password: string): Promise<string> {
    return (await this.call<{ token: string }>('auth/login', '', { username, password })).token;
  }

  /** Kills the process immediately, without any chance to clean up. */
  async kill(): Promise<void> {
    this.child.kill('SIGKILL');
    await this.ended;
  }

  async stop(): Promise<void> {
    if (this.child.exitCode === null && this.child.signalCode === null) this.child.kill('SIGTERM');
    await this.ended;
  }
}
