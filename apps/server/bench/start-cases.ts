import { spawn } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import { secs, type Figure } from './table.ts';

/** A running bench server; times in milliseconds. */
export interface Started {
  readonly milliseconds: number;
  readonly megabytes: number;
  readonly url: string;
  readonly stop: () => void;
}

export interface StartOptions {
  readonly script: string;
  readonly databaseUrl: string;
  /** Resources in addition to the product's. */
  readonly synthetic: number;
  /** Folder of the built admin; if absent, none is served. */
  readonly admin?: string;
}

/** Starts a separate server process and waits for its message. */
export const startServer = ({ script, databaseUrl, synthetic, admin = '' }: StartOptions): Promise<Started> =>
  new Promise((resolve, reject) => {
    const start = performance.now();
    const child = spawn(process.execPath, [script], {
      env: {
        ...process.env,
        BENCH_DATABASE_URL: databaseUrl,
        BENCH_SYNTHETIC: String(synthetic),
        BENCH_ADMIN: admin,
      },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    child.once('message', (message) => {
      const told = message as { megabytes: number; url: string };
      const stop = (): void => void child.kill('SIGTERM');
      resolve({ ...told, milliseconds: performance.now() - start, stop });
    });
    child.once('error', reject);
    child.once('exit', (code) => code && reject(new Error(`The server of the bench ended with ${code}`)));
  });

/** Start-up time and memory with the current catalogue and with 250 additional synthetic resources. */
export const startFigures = async (script: string, databaseUrl: string): Promise<Figure[]> => {
  const figures: Figure[] = [];
  for (const synthetic of [0, 250]) {
    (await startServer({ script, databaseUrl, synthetic })).stop();
    const { milliseconds, megabytes, stop } = await startServer({ script, databaseUrl, synthetic });
    stop();
    figures.push({
      what: `start with ${synthetic} synthetic resources more`,
      ours: `${secs(milliseconds)}, ${megabytes.toFixed(0)} MB`,
      target: 'under 4 s, 320 MB',
      holds: milliseconds < 4000 && megabytes < 320,
    });
  }
  return figures;
};
