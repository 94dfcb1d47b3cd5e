import { spawn } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import { secs, type Figure } from './table.ts';

interface Started {
  readonly milliseconds: number;
  readonly megabytes: number;
}

/** Starts a server process of its own, waits for its message, stops it. */
const startOnce = (script: string, databaseUrl: string, synthetic: number): Promise<Started> =>
  new Promise((resolve, reject) => {
    const start = performance.now();
    const child = spawn(process.execPath, [script], {
      env: { ...process.env, BENCH_DATABASE_URL: databaseUrl, BENCH_SYNTHETIC: String(synthetic) },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    child.once('message', (message) => {
      const { megabytes } = message as { megabytes: number };
      resolve({ milliseconds: performance.now() - start, megabytes });
      child.kill('SIGTERM');
    });
    child.once('error', reject);
    child.once('exit', (code) => code && reject(new Error(`The server of the bench ended with ${code}`)));
  });

/** Start-up time and memory with the present catalogue and with 250 synthetic resources more. */
export const startFigures = async (script: string, databaseUrl: string): Promise<Figure[]> => {
  const figures: Figure[] = [];
  for (const synthetic of [0, 250]) {
    await startOnce(script, databaseUrl, synthetic);
    const { milliseconds, megabytes } = await startOnce(script, databaseUrl, synthetic);
    figures.push({
      what: `start with ${synthetic} synthetic resources more`,
      ours: `${secs(milliseconds)}, ${megabytes.toFixed(0)} MB`,
      target: 'under 5 s, 350 MB',
      holds: milliseconds < 5000 && megabytes < 350,
    });
  }
  return figures;
};
