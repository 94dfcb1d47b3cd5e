// `npm run answers`: writes what the server's calls return, as declared by their types, for the call documentation. `--
// --check` only reports whether the file is up to date.
import { readFileSync, writeFileSync } from 'node:fs';
import { answersOfProduct } from './answers/product.mjs';
import { inProject, isInProject, say } from './project.mjs';

const path = inProject('apps/server/src/app/answers.json');

/** A line for each call and each type, so that a change to one changes one line. */
const inLines = (answers) => {
  const lines = (part) => Object.entries(part).map(([key, schema]) => `"${key}":${JSON.stringify(schema)}`);
  const parts = Object.entries(answers).map(([name, part]) => `"${name}":{\n${lines(part).join(',\n')}\n}`);
  return `{${parts.join(',\n')}}\n`;
};

const text = inLines(answersOfProduct());
if (!process.argv.includes('--check')) writeFileSync(path, text);
else if (!isInProject('apps/server/src/app/answers.json') || readFileSync(path, 'utf8') !== text) {
  say('What calls answer has changed: npm run answers');
  process.exitCode = 1;
}
