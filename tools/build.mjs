import { pathToFileURL } from 'node:url';
import { buildAdmin } from './build-admin.mjs';
import { buildServer } from './build-server.mjs';

export { buildAdmin, hasAdmin, watchAdmin } from './build-admin.mjs';
export { buildServer, watchServer, watchedServer } from './build-server.mjs';

// Run by itself it builds both.
if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await buildServer();
  await buildAdmin();
}
