import { catalogue } from '@school/resources';
import { Engine } from '../src/engine/engine.ts';
import { createApplication } from '../src/app/application.ts';
import { serveAdmin } from '../src/app/serve-admin.ts';
import { modules } from '../src/modules/index.ts';
import { behaviours } from '../src/modules/behaviours.ts';
import { Database, createPool } from '../src/platform/database/database.ts';
import { SETTINGS } from '../src/platform/platform.tokens.ts';
import { readSettings, withGeneratedSecrets } from '../src/platform/settings/read-settings.ts';
import { withSynthetic } from './synthetic-catalogue.ts';

/** The product's application with additional resources, to measure what a larger catalogue costs at start-up. */
const pool = createPool(process.env['BENCH_DATABASE_URL'] ?? '');
const engine = new Engine(
  withSynthetic(catalogue, Number(process.env['BENCH_SYNTHETIC'] ?? '0')),
  new Database(pool),
  behaviours,
);
const settings = withGeneratedSecrets(readSettings());
const application = await createApplication(
  { engine, modules, providers: [{ provide: SETTINGS, useValue: settings }] },
  (server) => serveAdmin(server, process.env['BENCH_ADMIN'] ?? ''),
);
await application.listen(0, '127.0.0.1');
process.send?.({ megabytes: process.memoryUsage().rss / 1e6, url: await application.getUrl() });
process.once('SIGTERM', () => process.exit(0));
