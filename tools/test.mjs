import { heading, outcome, sum } from './checks/outcome.mjs';
import { runSpecs } from './checks/specs.mjs';
import { checkStyle } from './checks/style.mjs';
import { checkTypes } from './checks/types.mjs';
import { workspaces } from './checks/workspaces.mjs';
import { installWhenNeeded } from './install.mjs';
import { runJourneys } from './journeys.mjs';
import { say } from './project.mjs';

const nameOf = (folder) => folder.split('/').at(-1);

/** One after the other: specs and journeys share two cores and would only make each other late. */
const parts = () => [
  { name: 'types', title: 'Types', run: checkTypes },
  { name: 'lint', title: 'Rules and boundaries', run: checkStyle },
  ...workspaces('jest.config.mjs').map((folder) => ({
    name: nameOf(folder),
    title: `Specs of ${folder}`,
    run: () => runSpecs(folder),
  })),
  { name: 'e2e', title: 'Journeys in a browser', run: () => runJourneys() },
];

const selected = (names) => {
  const all = parts();
  const unknown = names.filter((name) => !all.some((part) => part.name === name));
  if (unknown.length > 0) {
    throw new Error(
      `There is no part ${unknown.join(', ')}; parts are ${all.map(({ name }) => name).join(', ')}`,
    );
  }
  return names.length === 0 ? all : all.filter(({ name }) => names.includes(name));
};

/** A part that breaks down has proved nothing, so it counts as a failure and the next one runs all the same. */
const runPart = async ({ name, title, run }) => {
  heading(title);
  try {
    const { passed, failed } = await run();
    process.stdout.write(`${name}: ${passed} passed, ${failed} failed\n`);
    return outcome(passed, failed);
  } catch (error) {
    say(error.stack ?? String(error));
    return outcome(0, 1);
  }
};

const run = async () => {
  installWhenNeeded();
  const outcomes = [];
  for (const part of selected(process.argv.slice(2))) outcomes.push(await runPart(part));
  return sum(outcomes);
};

try {
  const { passed, failed } = await run();
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
} catch (error) {
  say(error.message);
  process.exitCode = 1;
  process.stdout.write('\n0 passed, 1 failed\n');
}
