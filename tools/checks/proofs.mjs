import { existsSync, readFileSync } from 'node:fs';
import { inProject } from '../project.mjs';

const page = 'docs/ux.md';
const points = 50;

/**
 * The text of a spec or journey on one line, so that a title may be broken anywhere; escapes of quotes inside it are removed.
 */
const textOf = (path) => readFileSync(inProject(path), 'utf8').replaceAll(/\\(['"`])/g, '$1');

/** What a row of the table promises: `file` with the quoted titles that follow it. */
const promisesOf = (row) =>
  [...row.matchAll(/`([^`]+\.(?:spec|e2e)\.ts)`((?:[^`"]*?"[^"]+")*)/g)].map(([, path, titles]) => ({
    path,
    titles: [...titles.matchAll(/"([^"]+)"/g)].map(([, title]) => title),
  }));

/** Points of docs/ux.md that are missing or out of order, and proofs that do not exist under their name. */
export const missingProofs = () => {
  const rows = readFileSync(inProject(page), 'utf8')
    .split('\n')
    .filter((line) => /^\|\s*\d+\s*\|/.test(line));
  const numbers = rows.map((row) => Number(/\d+/.exec(row)?.[0]));
  const order = Array.from({ length: points }, (_, at) => at + 1);
  const findings =
    String(numbers) === String(order) ? [] : [`${page} does not list the points 1 to ${points} in order`];
  for (const row of rows) {
    for (const { path, titles } of promisesOf(row)) {
      if (!existsSync(inProject(path))) findings.push(`${page}: there is no ${path}`);
      else {
        const text = textOf(path);
        for (const title of titles)
          if (!text.includes(title)) findings.push(`${page}: ${path} has no "${title}"`);
      }
    }
  }
  return findings;
};
