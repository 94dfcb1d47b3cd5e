import { readIsbn } from '@school/domain';
import type { Behaviour } from '../../engine/behaviour.ts';
import { invalidField } from '../../engine/envelope/refusals.ts';
import { addCopies } from './add-copies.ts';
import { reserve } from './reserve.ts';
import { authorNames, renameAuthor } from './title.store.ts';

/** ISBNs are checked and stored without hyphens; author names are also stored in the book, so that it is found by them. */
export const bookTitleBehaviour: Behaviour = {
  beforeSave: async (input, _current, work) => {
    const given = input['isbn'];
    const isbn = typeof given === 'string' && given !== '' ? readIsbn(given) : given;
    if (isbn === null && given !== null) {
      throw invalidField('isbn', 'notIsbn', 'This is not an ISBN: its last digit does not match.');
    }
    if (!Array.isArray(input['authors'])) return 'isbn' in input ? { ...input, isbn } : input;
    const names = await authorNames(work.transaction, input['authors'] as number[]);
    return { ...input, ...('isbn' in input ? { isbn } : {}), authorNames: names };
  },
  actions: {
    addCopies: async ([row], asked, work) => (row ? addCopies(row, asked, work) : undefined),
    reserve: async ([row], _asked, work) => (row ? reserve(row, work) : undefined),
  },
};

export const bookAuthorBehaviour: Behaviour = {
  afterSave: async (saved, before, work) => {
    if (before && before['name'] !== saved['name']) await renameAuthor(work.transaction, Number(saved['id']));
  },
};
