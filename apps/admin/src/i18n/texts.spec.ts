import { languageOf, languages } from './languages.ts';
import { privateFiles, publicFiles } from './message-files.ts';
import type { MessageFile } from './message-files.ts';
import { fillText, flatMessages, textFrom } from './translator.ts';
import type { Messages } from './translator.ts';

const read = async (file: MessageFile | undefined): Promise<Messages> =>
  flatMessages((await file?.())?.default ?? {});
const parameters = (text: string): string[] =>
  Array.from(text.matchAll(/%\{(\w+)\}/g), ([name]) => name).sort();

describe.each(languages.map(({ code }) => code))('the texts in %s', (code) => {
  it.each([
    ['before sign-in', publicFiles.en, publicFiles[code]],
    ['of the shell', privateFiles.en[0], privateFiles[code][0]],
    ['of generated lists', privateFiles.en[3], privateFiles[code][3]],
  ])('%s are complete', async (_, english, file) => {
    const [wanted, given] = [await read(english), await read(file)];
    expect(Object.keys(given).sort()).toEqual(Object.keys(wanted).sort());
    for (const [key, text] of Object.entries(given)) {
      expect(text.trim()).not.toBe('');
      expect([key, parameters(text)]).toEqual([key, parameters(wanted[key] ?? '')]);
    }
  });
});

it('finds the language of a stored code, English for eng and everything unknown (B151) (K014, K015, K016)', () => {
  expect(languages.map(({ code }) => code)).toEqual(['en', 'gr', 'it', 'rs', 'sp']);
  expect(['eng', 'xx', null, undefined].map((code) => languageOf(code).code)).toEqual([
    'en',
    'en',
    'en',
    'en',
  ]);
  expect(languageOf('gr').tag).toBe('de');
});

it('falls back to English, then to the key', () => {
  const lists: Messages[] = [{ 'a.b': 'Ja' }, { 'a.b': 'Yes', 'a.c': 'No %{x}' }];
  expect([textFrom(lists, 'a.b'), textFrom(lists, 'a.c', { x: 1 }), textFrom(lists, 'z')]).toEqual([
    'Ja',
    'No 1',
    'z',
  ]);
  expect(fillText('%{known} %{unknown}', { known: 'k' })).toBe('k %{unknown}');
  expect(flatMessages({ a: { b: { c: 'd' } }, e: 'f' })).toEqual({ 'a.b.c': 'd', e: 'f' });
});
