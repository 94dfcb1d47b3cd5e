#!/usr/bin/env node
// `npm run rules -- <table.tsv> [area …]`: the ids of a table of rules that no test names. Also accepts a text whose
// headings are rules (`### R24 Work allotment`).
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

/** A letter and up to four digits: R7, R24, B046, C1203. */
const ids = String.raw`[A-Z]\d{1,4}(?:, [A-Z]\d{1,4})*`;
const behind = new RegExp(String.raw`\((${ids})\)`, 'g');
const before = new RegExp(`['"\`](${ids}): `, 'g');

/** Ids in titles of tests: `it('… (B046)'`, `it('… (B046, R7)'`, `it('R24: …'`. */
export const namedIds = (texts) =>
  new Set(
    texts.flatMap((text) =>
      [...text.matchAll(behind), ...text.matchAll(before)].flatMap(([, found]) => found.split(', ')),
    ),
  );

/** Rows of a table whose first columns are id, area and text, or headings that start with an id. */
export const rulesIn = (text) =>
  text.split('\n').flatMap((line) => {
    const [, heading, title] = /^#+ ([A-Z]\d{1,4}) (.+)$/.exec(line) ?? [];
    if (heading) return [{ id: heading, area: '', words: title }];
    const [id = '', area, words] = line.split('\t');
    return /^[A-Z]\d{1,4}$/.test(id) ? [{ id, area, words }] : [];
  });

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
