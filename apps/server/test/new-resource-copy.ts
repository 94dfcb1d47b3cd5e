import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { copyDemoSchool } from './demo-school.ts';
import type { DemoCopy } from './demo-school.ts';

const root = resolve(import.meta.dirname, '../../..');
const leftOut = new Set([
  'node_modules',
  '.git',
  'data',
  'dist',
  'test-results',
  'coverage',
  '.nx',
  'docs',
  'e2e',
]);

/** Packages are shared with the checkout; those of the workspace must belong to the copy. */
const linkPackages = (folder: string): void => {
  const packages = join(folder, 'node_modules');
  mkdirSync(join(packages, '@school'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name === '@school' || name === '.cache') continue;
    symlinkSync(join(root, 'node_modules', name), join(packages, name));
  }
  for (const part of ['apps/server', 'apps/admin', 'libs/kernel', 'libs/resources', 'libs/domain']) {
    symlinkSync(join(folder, part), join(packages, '@school', basename(part)));
  }
};

const freePort = (): Promise<number> =>
  new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => done(port));
    });
  });

/** A copy of the repository that may be changed freely, with a product of its own. The checkout is never touched. */
export class ProjectCopy {
  readonly folder: string;
  private server: ChildProcess | undefined;
  private said = '';
  url = '';
  private demo: DemoCopy | undefined;

  constructor() {
    this.folder = mkdtempSync(join(tmpdir(), 'school-copy-'));
    for (const name of readdirSync(root).filter((one) => !leftOut.has(one))) {
      cpSync(join(root, name), join(this.folder, name), {
        recursive: true,
        filter: (source) => !['node_modules', 'dist'].includes(basename(source)),
      });
    }
    linkPackages(this.folder);
  }

  /** Takes the demo school of the run where there is one: to build another takes a minute of both cores. */
  async takeDemoSchool(): Promise<void> {
    this.demo = await copyDemoSchool();
    if (this.demo) cpSync(this.demo.files, join(this.folder, 'data'), { recursive: true });
  }

  private get environment(): NodeJS.ProcessEnv {
    const { NODE_OPTIONS: _options, TEST_DATABASE_URL: _url, ...rest } = process.env;
    const none = {
      DATABASE_URL: this.demo?.url ?? '',
      JWT_SECRET: '',
      PUBLIC_URL: '',
      SMTP_URL: '',
      SMS_URL: '',
      FILES_URL: '',
    };
    return { ...rest, ...none, NODE_ENV: 'production', DATA_DIR: join(this.folder, 'data'), DEMO: 'school' };
  }

  private spawn(command: string, args: readonly string[], more: NodeJS.ProcessEnv = {}): ChildProcess {
    const child = spawn(command, args, { cwd: this.folder, env: { ...this.environment, ...more } });
    const hear = (chunk: Buffer): void => void (this.said = (this.said + chunk.toString()).slice(-6_000));
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    return child;
  }

  /** Runs a command of the project to completion; throws with its last output when it fails. */
  async run(command: string, ...args: readonly string[]): Promise<void> {
    this.said = '';
    const child = this.spawn(command, args);
    const code = await new Promise<number | null>((done) => child.once('exit', done));
    if (code !== 0) throw new Error(`${command} ${args.join(' ')} ends with ${code}:\n${this.said}`);
  }

  /** Starts only the server, which the last command has built; its calls do not need the screens. */
  startServer(): Promise<void> {
    return this.serve(['apps/server/dist/main.js']);
  }

  /** Builds what has changed and starts the product with its screens; waits until it serves. */
  start(): Promise<void> {
    return this.serve(['tools/start.mjs']);
  }

  private async serve(program: readonly string[]): Promise<void> {
    const port = await freePort();
    this.url = `http://127.0.0.1:${port}`;
    this.said = '';
    const server = this.spawn(process.execPath, program, {
      PORT: String(port),
      HOST: '127.0.0.1',
    });
    this.server = server;
    const deadline = Date.now() + 230_000;
    while (!(await this.isReady())) {
      if (server.exitCode !== null || Date.now() > deadline) throw new Error(`No product:\n${this.said}`);
      await delay(250);
    }
  }

  private async isReady(): Promise<boolean> {
    try {
      return (await fetch(`${this.url}/health/ready`, { signal: AbortSignal.timeout(3_000) })).ok;
    } catch {
      return false;
    }
  }

  async stop(): Promise<void> {
    const { server } = this;
    this.server = undefined;
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const ended = new Promise((done) => server.once('exit', done));
    server.kill('SIGTERM');
    await ended;
  }

  async remove(): Promise<void> {
    await this.stop();
    // The database may be elsewhere, with only a link to it in the data folder.
    const database = join(this.folder, 'data/postgres');
    if (existsSync(database)) rmSync(realpathSync(database), { recursive: true, force: true });
    rmSync(this.folder, { recursive: true, force: true });
    await this.demo?.drop();
  }
}
