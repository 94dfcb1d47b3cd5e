import { watch } from 'node:fs';
import { buildServer, watchAdmin } from './build.mjs';
import { inProject, say } from './project.mjs';
import { exitOf, forwardSignals, startNode } from './run-child.mjs';

const settleMilliseconds = 200;
const watched = ['apps/server/src', 'libs'];

/** Editors write a file in several steps, so changes are gathered for a moment. */
const onChange = (act) => {
  let timer;
  const later = (_, name) => {
    if (name === null || /node_modules|\.spec\.|\/dist\//.test(name)) return;
    clearTimeout(timer);
    timer = setTimeout(act, settleMilliseconds);
  };
  const watchers = watched.map((folder) => watch(inProject(folder), { recursive: true }, later));
  return () => watchers.forEach((watcher) => watcher.close());
};

/** Runs the product and starts its server anew after each change; a change that does not build leaves it running. */
export const develop = async (serverArguments) => {
  let server;
  let isEnding = false;
  let lastStart = Promise.resolve();
  const start = () => (server = startNode(serverArguments, { env: { NODE_ENV: 'development' } }));
  const restart = async () => {
    try {
      if (isEnding || !(await buildServer())) return;
    } catch (error) {
      say(error.message);
      return;
    }
    say('Sources have changed: starting anew…');
    if (server.exitCode === null && server.signalCode === null) {
      const ended = exitOf(server);
      server.kill('SIGTERM');
      await ended;
    }
    if (!isEnding) start();
  };
  const closeAdmin = await watchAdmin();
  const closeSources = onChange(() => (lastStart = lastStart.then(restart)));
  start();
  await new Promise((resolve) => {
    forwardSignals(() => {
      isEnding = true;
      resolve();
      return server;
    });
  });
  const ended = server.exitCode === null && server.signalCode === null ? exitOf(server) : 0;
  closeSources();
  await closeAdmin();
  await lastStart;
  return ended;
};
