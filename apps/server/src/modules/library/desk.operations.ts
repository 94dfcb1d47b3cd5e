import { NotFound } from '@school/kernel';
import { invalidField } from '../../engine/envelope/refusals.ts';
import { borrowerOf, type Borrower, type BorrowerKey } from './borrower.store.ts';
import { borrowerAtDesk, findBorrowers, scanCopy, type BorrowerAtDesk, type ScannedCopy } from './desk.ts';
import { libraryOf, type OwnLibrary } from './mine.ts';
import { scannedCopy, borrowersFound, deskBorrower, ownLibrary } from '@school/resources';
import { handle } from '../../engine/operation/handle.ts';

const longest = 100;

const words = (given: string | null, field: string): string => {
  const text = (given ?? '').trim();
  if (text === '') throw invalidField(field, 'required', 'Enter something to search for.');
  if (text.length > longest)
    throw invalidField(field, 'maxLength', 'At most %{max} characters.', { max: longest });
  return text;
};

const kindOf = (text: string): BorrowerKey['kind'] => {
  if (text === 'STUDENT' || text === 'EMPLOYEE') return text;
  throw new NotFound();
};

declare module '@school/kernel' {
  interface KnownAnswers {
    scannedCopy: ScannedCopy;
    borrowersFound: readonly Borrower[];
    deskBorrower: BorrowerAtDesk;
    ownLibrary: OwnLibrary;
  }
}

/** Queries of the library desk. */
export const deskReadings = [
  handle(scannedCopy, async ({ input, context, connection }) => {
    const { code } = input;
    const copy = await scanCopy(connection, words(code, 'code'), context.today);
    if (!copy) throw new NotFound();
    return copy;
  }),
  handle(borrowersFound, async ({ input, connection }) => {
    const { q } = input;
    return findBorrowers(connection, words(q, 'q'));
  }),
  handle(deskBorrower, async ({ input: { kind, id }, context, connection }) => {
    const who = await borrowerOf(connection, { kind: kindOf(kind), id });
    if (!who) throw new NotFound();
    return borrowerAtDesk(connection, who, context);
  }),
  handle(ownLibrary, ({ context, connection }) => libraryOf(connection, context.actor, context.today)),
];
