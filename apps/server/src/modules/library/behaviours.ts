import type { Behaviours } from '../../engine/behaviour.ts';
import { bookCopyBehaviour } from './book-copy.behaviour.ts';
import { bookMovementBehaviour } from './book-movement.behaviour.ts';
import { bookReservationBehaviour } from './book-reservation.behaviour.ts';
import { bookAuthorBehaviour, bookTitleBehaviour } from './book-title.behaviour.ts';
import { libraryCardBehaviour } from './library-card.behaviour.ts';
import { libraryFineBehaviour } from './library-fine.behaviour.ts';
import { loanRuleBehaviour } from './loan-rule.behaviour.ts';

/** Library rules that the definitions cannot express. */
export const libraryBehaviours: Behaviours = {
  bookTitle: bookTitleBehaviour,
  bookAuthor: bookAuthorBehaviour,
  bookCopy: bookCopyBehaviour,
  bookMovement: bookMovementBehaviour,
  bookReservation: bookReservationBehaviour,
  libraryCard: libraryCardBehaviour,
  libraryFine: libraryFineBehaviour,
  loanRule: loanRuleBehaviour,
};
