import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { createServer } from './app/create-server.ts';
import { fillBeforehand } from './app/fill-beforehand.ts';
import { watchForStop } from './app/graceful-stop.ts';
import { startProduct } from './app/start-product.ts';
import { errorMessage } from './platform/errors/describe-error.ts';

// What a call allocates is garbage once it is answered. V8 promotes whatever survives a few collections, and with it
// promotes more of its kind immediately; whatever those reference then waits for a full collection.
setFlagsFromString('--no-allocation-site-pretenuring');
// Little outlives a call, so one thread collects the young generation faster than helpers can be woken, which would take
// cores from PostgreSQL.
setFlagsFromString('--no-parallel-scavenge');

const commandLine = fileURLToPath(new URL('cli.js', import.meta.url));
const starting = startProduct(createServer, undefined, (databaseUrl) =>
  fillBeforehand(commandLine, databaseUrl),
);
watchForStop(starting);

try {
  await starting;
} catch (error) {
  process.stderr.write(`${errorMessage(error)}\n`);
  process.exit(1);
}
