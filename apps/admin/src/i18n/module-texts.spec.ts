import { languages } from './languages.ts';
import { moduleTexts } from './message-files.ts';
import type { Messages } from './translator.ts';

const read = async (code: string, file: string): Promise<Messages> =>
  ((await import(`./${code}/${file}.json`, { with: { type: 'json' } })) as { default: Messages }).default;
const parameters = (text = ''): string[] =>
  [...new Set(Array.from(text.matchAll(/%\{(\w+)\}/g), ([name]) => name))].sort();

describe.each(languages.map(({ code }) => code))('the texts of modules in %s', (code) => {
  it.each(moduleTexts)('are complete: %s', async (file) => {
    const [wanted, given] = [await read('en', file), await read(code, file)];
    expect(Object.keys(given).toSorted()).toEqual(Object.keys(wanted).toSorted());
    for (const [key, text] of Object.entries(wanted)) {
      expect(`${key}: ${given[key] ?? ''}`).not.toBe(`${key}: `);
      expect([key, parameters(given[key])]).toEqual([key, parameters(text)]);
    }
  });
});
