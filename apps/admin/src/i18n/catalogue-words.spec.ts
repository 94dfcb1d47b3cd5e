import { catalogue } from '@school/resources';
import { catalogueWords } from './catalogue-words.fixture.ts';
import { languages } from './languages.ts';
import { everyPrivateFile } from './message-files.ts';
import { flatMessages } from './translator.ts';

it.each(languages.map(({ code }) => code).filter((code) => code !== 'en'))(
  'the words of all definitions are there in %s',
  async (code) => {
    const files = await Promise.all(everyPrivateFile(code).map((file) => file()));
    const words = new Set(files.flatMap((file) => Object.keys(flatMessages(file.default))));
    expect(catalogueWords(catalogue).filter((text) => !words.has(`words.${text}`))).toEqual([]);
  },
);
