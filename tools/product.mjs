import { spawn, spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { buildAdmin, buildServer } from './build.mjs';
import { root } from './project.mjs';

const readySeconds = 300;

/** Ports below those that systems assign to outgoing connections (from 32768), and above the usual services. */
const lowestPort = 20_000;
const highestPort = 32_000;

const isFree = (port) =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

const givenPorts = new Set();

/**
 * A port that nothing is listening on now, that no outgoing connection will take, and that nobody else here is given:
 * whoever requested it may start listening much later.
 */
export const freePort = async () => {
  for (;;) {
    const port = randomInt(lowestPort, highestPort);
    if (givenPorts.has(port)) continue;
    givenPorts.add(port);
    if (await isFree(port)) return port;
  }
};

/** Empty values override a developer's own .env, so a trial never touches a real database or a mail server. */
const ownSettings = (port, dataDir) => ({
  PORT: String(port),
  HOST: '127.0.0.1',
  DATA_DIR: dataDir,
  DEMO: 'school',
  DATABASE_URL: '',
  DATABASE_REPLICA_URLS: '',
  FILES_URL: '',
  JWT_SECRET: '',
  PUBLIC_URL: '',
  SMTP_URL: '',
  SMS_URL: '',
});

const isReady = async (url) => {
  try {
    return (await fetch(`${url}/health/ready`, { signal: AbortSignal.timeout(3000) })).ok;
  } catch {
    return false;
  }
};

const hasEnded = (child) => child.exitCode !== null || child.signalCode !== null;

const waitUntilReady = async (url, child, log) => {
  const deadline = Date.now() + readySeconds * 1000;
  while (!(await isReady(url))) {
    if (hasEnded(child) || Date.now() > deadline) {
      throw new Error(
        `The product did not start. Its last words:\n${readFileSync(log, 'utf8').slice(-4000)}`,
      );
    }
    await delay(200);
  }
};

const removeData = (dataDir) => {
  // The database may be elsewhere, with only a link to it in the data folder.
  const home = join(dataDir, 'postgres');
  if (existsSync(home)) rmSync(realpathSync(home), { recursive: true, force: true });
  rmSync(dataDir, { recursive: true, force: true });
};

const stopChild = async (child) => {
  if (hasEnded(child)) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
};

const launch = (settings, log) => {
  const output = openSync(log, 'a');
  const child = spawn(process.execPath, ['apps/server/dist/main.js'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', ...settings },
    // The channel lets the server notice when this process is killed.
    stdio: ['ignore', output, output, 'ipc'],
  });
  closeSync(output);
  return child;
};

const makeFolderOnDisk = (prefix) => mkdtempSync(join(tmpdir(), `${prefix}-`));

/** Runs a command of the product, such as `health`, on its data; its output goes to this process's output. */
const runCommand = (settings, args) =>
  spawnSync(process.execPath, ['--enable-source-maps', 'apps/server/dist/cli.js', ...args], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', ...settings },
    stdio: ['ignore', 'inherit', 'inherit'],
  }).status === 0;

/**
 * Starts the built product on a free port with its own data folder, on disk or where `makeFolder` puts it, and waits until
 * it can serve. `command` runs one of its commands and returns whether it exited with 0; stopping the product also removes
 * the folder.
 */
export const startProduct = async (settings = {}, makeFolder = makeFolderOnDisk) => {
  await buildServer();
  await buildAdmin();
  const dataDir = makeFolder('school-trial');
  const log = join(dataDir, 'server.log');
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const all = { ...ownSettings(port, dataDir), ...settings };
  const child = launch(all, log);
  const stop = async () => {
    await stopChild(child);
    removeData(dataDir);
  };
  try {
    await waitUntilReady(url, child, log);
  } catch (error) {
    await stop();
    throw error;
  }
  const command = (...args) => runCommand(all, args);
  return { url, log, dataDir, pid: child.pid, command, stop };
};
