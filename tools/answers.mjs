// `npm run answers`: writes what the calls of the server answer, as their types say it, for the document of the calls.
// `-- --check` only says whether the file is what would be written.
import { readFileSync, writeFileSync } from 'node:fs';
import { answersOfProduct } from './answers/product.mjs';
import { inProject, isInProject, say } from './project.mjs';

const path = inProject('apps/server/src/app/answers.json');

/** A line for each call and each type, so that a change of one is a change of one line. */
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
