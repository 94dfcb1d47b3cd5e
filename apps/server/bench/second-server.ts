import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

const patience = 60_000;

const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
};

const isReady = async (url: string): Promise<boolean> =>
  fetch(`${url}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

export interface SecondServer {
  readonly url: string;
  /** Kills it immediately, like a power cut. */
  readonly kill: () => void;
  /** Restarts it at the same address and waits until it serves. */
  readonly again: () => Promise<void>;
  readonly stop: () => void;
}

const spawnAt = (port: number): ChildProcess =>
  spawn(process.execPath, ['apps/server/dist/main.js'], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: process.env['BENCH_DATA_DIR'],
      DATABASE_URL: '',
      PUBLIC_URL: '',
    },
    stdio: 'ignore',
  });

/** A second product process alongside the measured one, with the same data folder and hence the same database. */
export const startSecondServer = async (): Promise<SecondServer> => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  const start = async (): Promise<void> => {
    child = spawnAt(port);
    const deadline = performance.now() + patience;
    while (!(await isReady(url))) {
      if (child.exitCode !== null || performance.now() > deadline)
        throw new Error('The second server of the bench does not start');
      await delay(100);
    }
  };
  await start();
  return {
    url,
    kill: () => void child?.kill('SIGKILL'),
    again: start,
    stop: () => void child?.kill('SIGTERM'),
  };
};
