// `npm test`: everything. `npm test -- <part or path> …`: a part (types, lint, kernel, server, e2e …), a folder or a file.
import { statSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { because, heading, outcome, sayFailed, sum } from './checks/outcome.mjs';
import { runAllSpecs, runSpecs } from './checks/specs.mjs';
import { checkTypes } from './checks/types.mjs';
import { workspaces } from './checks/workspaces.mjs';
import { installWhenNeeded } from './install.mjs';
import { runJourneys } from './journeys.mjs';
import { inProject, root, say } from './project.mjs';

const nameOf = (folder) => folder.split('/').at(-1);

/** Loaded when it runs, as it needs packages that a fresh clone does not have yet. */
const checkStyle = async () => (await import('./checks/style.mjs')).checkStyle();

/** One after the other: specs and journeys share two cores and would only slow each other down. */
const parts = () => [
  { name: 'types', title: 'Types', run: checkTypes },
  { name: 'lint', title: 'Rules and boundaries', run: checkStyle },
  ...workspaces('jest.config.mjs').map((folder) => ({
    name: nameOf(folder),
    title: `Specs of ${folder}`,
    run: () => runAllSpecs(folder),
  })),
  { name: 'e2e', title: 'Journeys in a browser', run: () => runJourneys() },
];

const isPath = (name) => statSync(inProject(name), { throwIfNoEntry: false }) !== undefined;

/** The part of the tests that a file or folder of the project belongs to, narrowed to it. */
const partOfPath = (name) => {
  const path = relative(root, resolve(root, name));
  if (path.startsWith('e2e/')) return { name: path, title: path, run: () => runJourneys([path]) };
  const folder = workspaces('jest.config.mjs').find((one) => path === one || path.startsWith(`${one}/`));
  if (folder === undefined) throw new Error(`No specs belong to ${path}`);
  return { name: path, title: path, run: () => runSpecs(folder, [path]) };
};

const selected = (names) => {
  const all = parts();
  if (names.length === 0) return all;
  return names.map((name) => {
    const part = all.find((one) => one.name === name);
    if (part !== undefined) return part;
    if (isPath(name)) return partOfPath(name);
    throw new Error(`There is no part or file ${name}; parts are ${all.map((one) => one.name).join(', ')}`);
  });
};

/** A part that crashes has proved nothing, so it counts as a failure and the next one runs all the same. */
const runPart = async ({ name, title, run }) => {
  heading(title);
  try {
    const found = await run();
    process.stdout.write(`${name}: ${found.passed} passed, ${found.failed} failed\n`);
    return found;
  } catch (error) {
    say(error.stack ?? String(error));
    return outcome(0, 1, [because(name, String(error))]);
  }
};

const run = async () => {
  installWhenNeeded();
  const outcomes = [];
  for (const part of selected(process.argv.slice(2))) outcomes.push(await runPart(part));
  return sum(outcomes);
};

try {
  const found = await run();
  const { passed, failed } = found;
  sayFailed(found);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
} catch (error) {
  say(error.message);
  process.exitCode = 1;
  process.stdout.write('\n0 passed, 1 failed\n');
}
