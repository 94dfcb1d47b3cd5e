import { renamer } from '@school/kernel';
import { renamesOf } from '@school/resources';
import type { CustomWord } from '@school/resources';
import type { Connection } from '../database/database.ts';

/** The school's own terms for things, in all languages. */
export const customWords = (connection: Connection): Promise<CustomWord[]> =>
  connection.query<CustomWord>({
    name: 'custom_words',
    text: 'select term, language, singular, plural from custom_word order by id',
  });

/** Puts the school's terms into a label of the product; files and documents are written in English. */
export const schoolWords = async (connection: Connection): Promise<(text: string) => string> =>
  renamer(renamesOf(await customWords(connection), 'en'), 'en');
