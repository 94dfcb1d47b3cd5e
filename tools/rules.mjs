#!/usr/bin/env node
// `npm run rules -- <table.tsv> [area …]`: the ids of a table of rules that no test names.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './project.mjs';

const tests = /\.(spec|e2e)\.tsx?$/;
const folders = ['apps', 'libs', 'e2e', 'tools'];

const textsOf = (folder) =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return ['node_modules', 'dist'].includes(entry.name) ? [] : textsOf(path);
    return tests.test(entry.name) ? [readFileSync(join(root, path), 'utf8')] : [];
  });

/** Ids in titles of tests: `it('… (B046)'`, `it('… (B046, B047)'`. */
export const namedIds = (texts) =>
  new Set(
    texts.flatMap((text) =>
      [...text.matchAll(/\(([A-Z]\d{3,4}(?:, [A-Z]\d{3,4})*)\)/g)].flatMap(([, ids]) => ids.split(', ')),
    ),
  );

/** Rows of a table whose first columns are id, area and words. */
export const rulesIn = (text) =>
  text
    .split('\n')
    .map((line) => line.split('\t'))
    .filter(([id = '']) => /^[A-Z]\d{3,4}$/.test(id))
    .map(([id, area, words]) => ({ id, area, words }));

const [given, ...areas] = process.argv.slice(2);
const table = given ?? process.env.RULES_TABLE;
if (!table || !existsSync(table)) {
  process.stderr.write(
    'Give the table of rules: npm run rules -- <table.tsv> [area …], or RULES_TABLE=<table.tsv>\n',
  );
  process.exitCode = 2;
} else {
  const named = namedIds(folders.flatMap(textsOf));
  const rules = rulesIn(readFileSync(table, 'utf8')).filter(
    ({ area }) => areas.length === 0 || areas.includes(area),
  );
  const missing = rules.filter(({ id }) => !named.has(id));
  for (const { id, area, words } of missing) process.stdout.write(`${id}\t${area}\t${words}\n`);
  process.stdout.write(`${rules.length - missing.length} of ${rules.length} rules are named by a test.\n`);
}
