import { languages } from './languages.ts';
import type { Messages } from './translator.ts';

const read = async (file: string, code: string): Promise<Messages> =>
  ((await import(`./${code}/${file}.json`, { with: { type: 'json' } })) as { default: Messages }).default;
const parameters = (text = ''): string[] => Array.from(text.matchAll(/%\{(\w+)\}/g), ([name]) => name).sort();

const files = ['news', 'polls', 'administration', 'drive', 'calendar'];
const cases = files.flatMap((file) => languages.map(({ code }) => [file, code] as const));

it.each(cases)('the texts of %s are complete in %s', async (file, code) => {
  const [wanted, given] = [await read(file, 'en'), await read(file, code)];
  expect(Object.keys(given).sort()).toEqual(Object.keys(wanted).sort());
  for (const [key, text] of Object.entries(given))
    expect([key, Array.from(new Set(parameters(text)))]).toEqual([
      key,
      Array.from(new Set(parameters(wanted[key]))),
    ]);
});
