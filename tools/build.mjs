import { pathToFileURL } from 'node:url';
import { buildAdmin } from './build-admin.mjs';
import { buildServer } from './build-server.mjs';
import { say } from './project.mjs';

export { buildAdmin, hasAdmin, watchAdmin } from './build-admin.mjs';
export { buildServer, watchServer, watchedServer } from './build-server.mjs';

const builds = { server: buildServer, admin: buildAdmin };

// When run directly, it builds what it is told to, or both.
if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const wanted = process.argv.slice(2);
  try {
    for (const [name, build] of Object.entries(builds))
      if (wanted.length === 0 || wanted.includes(name)) await build();
  } catch (error) {
    say(error.message);
    process.exitCode = 1;
  }
}
