import { setTimeout as delay } from 'node:timers/promises';
import { errorMessage } from '../platform/errors/describe-error.ts';
import { stackOf } from '../platform/errors/source-stack.ts';
import type { Running } from './start-product.ts';

const describe = (error: unknown): string => (error instanceof Error ? stackOf(error) : errorMessage(error));

/** Names what the end cuts off, so that anyone looking for a lost request finds it in the log. */
const cutOff = (running: Running, seconds: number): void => {
  const lost = running.underWay();
  const what = lost.length === 0 ? 'parts of the server did not end' : `cut off: ${lost.join(', ')}`;
  process.stderr.write(`Stopped by force after ${seconds} s; ${what}\n`);
};

/**
 * Shuts down in an orderly way: no longer ready, then a while in which load balancers notice and requests are still served,
 * then no new ones, and the end once the running ones are done. After the deadline the process ends with work unfinished.
 * @returns the exit code
 */
export const stopInOrder = async (
  running: Running,
  exitCode: number,
  isAwaited: boolean,
): Promise<number> => {
  const { grace, deadline } = running.stopping;
  running.announceStop();
  if (isAwaited) await delay(grace * 1_000);
  const end = running.stop().then(
    () => 'done' as const,
    (error: unknown) => {
      process.stderr.write(`Not stopped in good order: ${describe(error)}\n`);
      return 'failed' as const;
    },
  );
  const outcome = await Promise.race([end, delay(deadline * 1_000, 'late' as const, { ref: false })]);
  if (outcome === 'late') cutOff(running, deadline);
  if (outcome !== 'done') return exitCode || 1;
  process.stdout.write('Stopped.\n');
  return exitCode;
};

/**
 * Stops when asked to, or when the parent process is gone; if asked during the start, stops right after it. An uncaught
 * error leaves the state unknown, so it is logged and the process stops as well, for its supervisor to restart.
 */
export const watchForStop = (starting: Promise<Running>): void => {
  let isStopping = false;
  const stop = (exitCode: number, isAwaited = false): void => {
    if (isStopping) return;
    isStopping = true;
    starting
      .then((running) => stopInOrder(running, exitCode, isAwaited))
      .then(
        (code) => process.exit(code),
        () => process.exit(exitCode || 1),
      );
  };
  const fail = (error: unknown): void => {
    process.stderr.write(`Unexpected error, stopping: ${describe(error)}\n`);
    stop(1);
  };
  process.on('SIGTERM', () => stop(0, true));
  process.on('SIGINT', () => stop(0));
  process.on('disconnect', () => stop(0));
  process.on('uncaughtException', fail);
  process.on('unhandledRejection', fail);
};
