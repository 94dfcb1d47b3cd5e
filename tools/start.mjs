import { installWhenNeeded } from './install.mjs';
import { exitOf, forwardSignals, startNode } from './run-child.mjs';
import { say } from './project.mjs';

const serverArguments = ['--enable-source-maps', 'apps/server/dist/main.js'];

/** A wrong setting is told at once, not after a build of the screens. */
const checkSettings = () => exitOf(startNode(['apps/server/dist/cli.js', 'settings']));

const run = async () => {
  installWhenNeeded();
  const { buildAdmin, buildServer } = await import('./build.mjs');
  await buildServer();
  const refusal = await checkSettings();
  if (refusal !== 0) return refusal;
  if (process.argv.includes('--dev')) return (await import('./develop.mjs')).develop();
  await buildAdmin();
  const server = startNode(serverArguments, { env: { NODE_ENV: 'production' } });
  forwardSignals(() => server);
  return exitOf(server);
};

try {
  process.exitCode = await run();
} catch (error) {
  say(error.message);
  process.exitCode = 1;
}
