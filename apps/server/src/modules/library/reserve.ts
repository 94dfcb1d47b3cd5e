import type { RecordValues, Work } from '../../engine/behaviour.ts';
import { borrowerOf, holdBorrower, type BorrowerKey } from './borrower.store.ts';
import { cardOf, standingOf } from './card.store.ts';
import { refused } from './library-refusal.ts';
import { loanRuleOf } from './loan-rule.store.ts';
import { holdsTitle } from './loan.store.ts';
import { placeOf } from './reservation.store.ts';
import { isReference } from './title.store.ts';

/** The caller as a borrower. @throws Conflict for accounts that belong to no borrower */
const oneself = ({ context: { actor } }: Work): BorrowerKey => {
  if (actor.student) return { kind: 'STUDENT', id: actor.student };
  if (actor.employee) return { kind: 'EMPLOYEE', id: actor.employee };
  throw refused('NOT_A_BORROWER');
};

/** Adds the caller to the queue for a book, once, and only for as many books as the card setting allows (LIB-10). */
export const reserve = async (title: RecordValues, work: Work): Promise<unknown> => {
  const { transaction } = work;
  const id = Number(title['id']);
  const key = oneself(work);
  await holdBorrower(transaction, key);
  const who = await borrowerOf(transaction, key);
  if (!who) throw refused('NOT_A_BORROWER');
  if (!who.active) throw refused('BORROWER_INACTIVE');
  if (await isReference(transaction, id)) throw refused('REFERENCE_ONLY');
  if ((await cardOf(transaction, who))?.status === 'BLOCKED') throw refused('CARD_BLOCKED');
  if (await placeOf(transaction, id, who)) throw refused('RESERVED_ALREADY');
  if (await holdsTitle(transaction, who, id)) throw refused('SAME_TITLE');
  const rule = await loanRuleOf(transaction, who, String(title['mediaType']));
  const { reservations } = await standingOf(transaction, who);
  if (reservations >= rule.reservationsAllowed) throw refused('RESERVATIONS_USED');
  const place = {
    bookTitle: id,
    borrower: `${who.name} (${who.number})`,
    ...(who.kind === 'STUDENT' ? { student: who.id } : { employee: who.id }),
    reservedOn: new Date().toISOString(),
  };
  const [saved] = await work.records.create(work, 'bookReservation', [place], { system: true });
  return { id: saved?.['id'] };
};
