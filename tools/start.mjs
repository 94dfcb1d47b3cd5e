import { installWhenNeeded } from './install.mjs';
import { exitOf, forwardSignals, startNode } from './run-child.mjs';
import { say } from './project.mjs';

/** Without `--enable-source-maps`, which takes 40 MB: the server maps the stacks that it logs itself. */
const serverArguments = ['apps/server/dist/main.js'];

/** A wrong setting is reported immediately, not after a build of the screens. */
const checkSettings = () => exitOf(startNode(['apps/server/dist/cli.js', 'settings']));

/**
 * Builds in a process that ends with it: a bundler retains up to a gigabyte that is never garbage-collected, and this
 * process lives as long as the server.
 */
const build = (what) => exitOf(startNode(['tools/build.mjs', what]));

const run = async () => {
  installWhenNeeded();
  const refusal = (await build('server')) || (await checkSettings());
  if (refusal !== 0) return refusal;
  if (process.argv.includes('--dev')) return (await import('./develop.mjs')).develop();
  const failure = await build('admin');
  if (failure !== 0) return failure;
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
