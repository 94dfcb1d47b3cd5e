import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { baseFields, wordsOf } from '@school/kernel';
import { catalogue } from '@school/resources';

const root = join(import.meta.dirname, '../../../..');
const translations = 'apps/admin/src/i18n';
const folders = ['apps/admin/src', 'apps/server/src', 'libs'];
/** What is no part of the running product, or no longer. */
const apart = /\.(?:spec|fixture)\.|\bnode_modules\b|\bmigrations\b|\bdatabase\/demo\b/;
const prefix = 'words.';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const filesIn = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
    (name) => `${folder}/${name.replaceAll('\\', '/')}`,
  );
const unescaped = (text: string): string => text.replaceAll('\\', '');

/** All texts in a definition, and the words of its keys, which stand in for a missing label. */
const collect = (value: unknown, found: Set<string>, seen: Set<unknown>): void => {
  if (typeof value === 'string') found.add(value);
  if (typeof value !== 'object' || value === null || seen.has(value)) return;
  seen.add(value);
  for (const [key, part] of Object.entries(value)) {
    if (!Array.isArray(value)) found.add(wordsOf(key));
    collect(part, found, seen);
  }
};

/** The English texts that some language has words for. */
const translated = (): readonly string[] => {
  const keys = filesIn(translations)
    .filter((path) => path.endsWith('.json'))
    .flatMap((path) => Object.keys(JSON.parse(read(path)) as object));
  return [...new Set(keys)].filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));
};

it('no language has words for a text that is in no definition and in no source any more', () => {
  const known = new Set<string>();
  // Every list offers the columns that all records have.
  collect([catalogue, baseFields], known, new Set());
  const paths = folders.flatMap(filesIn).filter((path) => /\.tsx?$/.test(path) && !apart.test(path));
  const code = unescaped(paths.map(read).join('\n'));
  const isSaid = (text: string): boolean =>
    known.has(text) || ["'", '"', '`'].some((quote) => code.includes(`${quote}${unescaped(text)}${quote}`));
  const texts = translated();
  expect(texts.length).toBeGreaterThan(1_000);
  expect(texts.filter((text) => !isSaid(text))).toEqual([]);
});
