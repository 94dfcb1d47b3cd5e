#!/usr/bin/env node
// `npm run explore [-- times]`: the property tests with fresh examples, ten times or as often as given. Failures print
// their seed and counterexample; the suite itself (`npm test`) draws the same ones each time.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { heading } from './checks/outcome.mjs';
import { runSpecs } from './checks/specs.mjs';
import { workspaces } from './checks/workspaces.mjs';
import { installWhenNeeded } from './install.mjs';
import { root, say } from './project.mjs';

const isSpec = /\.spec\.tsx?$/;

const propertySpecs = (folder) =>
  readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && isSpec.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.includes('node_modules') && readFileSync(path, 'utf8').includes("'fast-check'"));

installWhenNeeded();
process.env.EXPLORE = '1';
const times = Number(process.argv[2] ?? 10);
let failed = 0;
for (let round = 1; round <= times; round += 1) {
  for (const folder of workspaces('jest.config.mjs')) {
    const specs = propertySpecs(folder);
    if (specs.length === 0) continue;
    heading(`Round ${round} of ${times}: ${folder}`);
    failed += runSpecs(folder, specs).failed;
  }
}
say(failed === 0 ? 'Nothing found.' : `${failed} failed.`);
process.exitCode = failed === 0 ? 0 : 1;
