import { languages } from './languages.ts';
import type { Messages } from './translator.ts';

const read = async (code: string): Promise<Messages> =>
  ((await import(`./${code}/organisation.json`, { with: { type: 'json' } })) as { default: Messages })
    .default;
const parameters = (text = ''): string[] => Array.from(text.matchAll(/%\{(\w+)\}/g), ([name]) => name).sort();

it.each(languages.map(({ code }) => code))(
  'the texts of the settings of the organisation are complete in %s',
  async (code) => {
    const [wanted, given] = [await read('en'), await read(code)];
    for (const [key, text] of Object.entries(wanted)) {
      expect(`${key}: ${given[key] ?? ''}`).not.toBe(`${key}: `);
      expect([key, parameters(given[key])]).toEqual([key, parameters(text)]);
    }
  },
);
