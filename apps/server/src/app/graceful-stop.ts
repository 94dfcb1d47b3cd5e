import { errorMessage } from '../platform/errors/describe-error.ts';
import type { Running } from './start-product.ts';

/** Longer than the longest request is allowed to take; after that the process ends with work undone. */
const drainMilliseconds = 75_000;

const describe = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : errorMessage(error);

/**
 * Stops in good order when asked to, or when the process that started this one is gone; asked during the start, it
 * stops right after it. An error that nobody caught leaves the state unknown, so it is written down and the process
 * stops as well, for its supervisor to start anew.
 */
export const watchForStop = (starting: Promise<Running>): void => {
  let isStopping = false;
  const stopRunning = async (): Promise<void> => (await starting).stop();
  const stop = (exitCode: number): void => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(exitCode || 1), drainMilliseconds).unref();
    stopRunning().then(
      () => {
        process.stdout.write('Stopped.\n');
        process.exit(exitCode);
      },
      (error: unknown) => {
        process.stderr.write(`Not stopped in good order: ${describe(error)}\n`);
        process.exit(1);
      },
    );
  };
  const fail = (error: unknown): void => {
    process.stderr.write(`Unexpected error, stopping: ${describe(error)}\n`);
    stop(1);
  };
  process.on('SIGTERM', () => stop(0));
  process.on('SIGINT', () => stop(0));
  process.on('disconnect', () => stop(0));
  process.on('uncaughtException', fail);
  process.on('unhandledRejection', fail);
};
