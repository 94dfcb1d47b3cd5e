import { languages } from './languages.ts';
import type { Messages } from './translator.ts';

const read = async (code: string): Promise<Messages> =>
  ((await import(`./${code}/news.json`, { with: { type: 'json' } })) as { default: Messages }).default;
const parameters = (text = ''): string[] => Array.from(text.matchAll(/%\{(\w+)\}/g), ([name]) => name).sort();

it.each(languages.map(({ code }) => code))('the texts of the news are complete in %s', async (code) => {
  const [wanted, given] = [await read('en'), await read(code)];
  expect(Object.keys(given).sort()).toEqual(Object.keys(wanted).sort());
  for (const [key, text] of Object.entries(given))
    expect([key, Array.from(new Set(parameters(text)))]).toEqual([
      key,
      Array.from(new Set(parameters(wanted[key]))),
    ]);
});
