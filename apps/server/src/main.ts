import { createServer } from './app/create-server.ts';
import { watchForStop } from './app/graceful-stop.ts';
import { startProduct } from './app/start-product.ts';
import { errorMessage } from './platform/errors/describe-error.ts';

const starting = startProduct(createServer);
watchForStop(starting);

try {
  await starting;
} catch (error) {
  process.stderr.write(`${errorMessage(error)}\n`);
  process.exit(1);
}
