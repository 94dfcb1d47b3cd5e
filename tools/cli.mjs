import { exitOf, forwardSignals, startNode } from './run-child.mjs';
import { installWhenNeeded } from './install.mjs';
import { say } from './project.mjs';

const run = async () => {
  installWhenNeeded();
  const { buildServer } = await import('./build-server.mjs');
  await buildServer();
  const command = startNode(['--enable-source-maps', 'apps/server/dist/cli.js', ...process.argv.slice(2)]);
  forwardSignals(() => command);
  return exitOf(command);
};

try {
  process.exitCode = await run();
} catch (error) {
  say(error.message);
  process.exitCode = 1;
}
