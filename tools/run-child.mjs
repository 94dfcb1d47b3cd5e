import { spawn } from 'node:child_process';
import { root } from './project.mjs';

const forwarded = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Starts a Node program that shares our terminal. The channel between the two tells it when we are gone, even if killed.
 */
export const startNode = (args, { env = {}, stdio = 'inherit' } = {}) =>
  spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: [stdio, stdio, stdio, 'ipc'],
  });

/** Waits for a process to end and returns its exit code; death by a signal yields its shell code. */
export const exitOf = (child) =>
  new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? (signal === 'SIGINT' ? 130 : 143)));
  });

const watchMilliseconds = 500;

/**
 * npm, when killed, leaves its scripts running without notice. A script that loses the parent which started it through npm
 * therefore stops; one started by hand may well outlive its terminal.
 */
const onAbandoned = (act) => {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    act();
  }, watchMilliseconds);
  timer.unref();
};

/** Forwards every stop signal, and keeps this process alive until the child has finished. */
export const forwardSignals = (childNow) => {
  for (const signal of forwarded)
    process.on(signal, () => childNow()?.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal));
  onAbandoned(() => childNow()?.kill('SIGTERM'));
};
