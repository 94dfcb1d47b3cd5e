import { setFlagsFromString } from 'node:v8';
import { createServer } from './app/create-server.ts';
import { watchForStop } from './app/graceful-stop.ts';
import { startProduct } from './app/start-product.ts';
import { errorMessage } from './platform/errors/describe-error.ts';

// What a call makes is over with its answer. V8 takes what was alive at a few collections for what stays, and puts more
// of its kind among the old at once; whatever those lead to then waits for a collection of everything.
setFlagsFromString('--no-allocation-site-pretenuring');
// What outlives a call is little, so one thread collects the young sooner than helpers are woken, which the cores of
// PostgreSQL would have to give up.
setFlagsFromString('--no-parallel-scavenge');

const starting = startProduct(createServer);
watchForStop(starting);

try {
  await starting;
} catch (error) {
  process.stderr.write(`${errorMessage(error)}\n`);
  process.exit(1);
}
