import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const sources = join(import.meta.dirname, '../..');
const words = join(import.meta.dirname, '../../../../admin/src/i18n');
const placesOf = (text: string): string[] =>
  Array.from(text.matchAll(/%\{(\w+)\}/g), ([, name = '']) => name).sort();

/** Every sentence with values, as it stands in the sources. */
const sentences = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
  .flatMap((file) =>
    Array.from(
      readFileSync(join(sources, file), 'utf8').matchAll(/'([^'\n]*%\{\w+\}[^'\n]*)'/g),
      ([, text = '']) => text,
    ),
  );

it.each(['gr', 'it', 'rs', 'sp'])(
  'every sentence of the server with values has its words in %s, with the same values',
  (code) => {
    const texts = JSON.parse(readFileSync(join(words, code, 'words.json'), 'utf8')) as Record<string, string>;
    expect(sentences.length).toBeGreaterThan(10);
    expect(sentences.map((text) => [text, placesOf(texts[`words.${text}`] ?? '')])).toEqual(
      sentences.map((text) => [text, placesOf(text)]),
    );
  },
);
