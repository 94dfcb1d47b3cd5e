import { watchAdmin, watchServer, watchedServer } from './build.mjs';
import { say } from './project.mjs';
import { exitOf, forwardSignals, startNode } from './run-child.mjs';

const hasEnded = (child) => child.exitCode !== null || child.signalCode !== null;

/** A server that is restarted on demand, one start after the other. */
class Restarting {
  child;
  isEnding = false;
  turn = Promise.resolve();

  restart() {
    this.turn = this.turn.then(() => this.replace());
  }

  async replace() {
    if (this.isEnding) return;
    if (this.child !== undefined) say('Sources have changed: starting anew…');
    await this.stop();
    if (!this.isEnding) {
      this.child = startNode(['--enable-source-maps', watchedServer], { env: { NODE_ENV: 'development' } });
    }
  }

  async stop() {
    if (this.child === undefined || hasEnded(this.child)) return;
    const ended = exitOf(this.child);
    this.child.kill('SIGTERM');
    await ended;
  }
}

/** Runs the product and restarts its server after each change; a change that does not build leaves it running. */
export const develop = async () => {
  const server = new Restarting();
  let isRefused = false;
  const closeAdmin = await watchAdmin();
  const closeServer = await watchServer(
    () => {
      if (!isRefused) server.restart();
      isRefused = false;
    },
    (error) => {
      isRefused = true;
      say(error.message);
    },
  );
  await new Promise((resolve) => {
    forwardSignals(() => {
      server.isEnding = true;
      resolve();
      return server.child;
    });
  });
  await server.turn;
  await server.stop();
  await Promise.all([closeServer(), closeAdmin()]);
  return 0;
};
