import type { AnyResource } from '@school/kernel';
import { bookAuthor } from './book-author.resource.ts';
import { bookCopy } from './book-copy.resource.ts';
import { bookMovement } from './book-movement.resource.ts';
import { bookRenewal } from './book-renewal.resource.ts';
import { bookReservation } from './book-reservation.resource.ts';
import { bookTag } from './book-tag.resource.ts';
import { bookTitle } from './book-title.resource.ts';
import { libraryCard } from './library-card.resource.ts';
import { libraryFine } from './library-fine.resource.ts';
import { librarySetting } from './library-setting.settings.ts';
import { loanRule } from './loan-rule.resource.ts';

export const libraryResources: readonly AnyResource[] = [
  bookTag,
  bookAuthor,
  bookTitle,
  bookCopy,
  loanRule,
  librarySetting,
  libraryCard,
  bookMovement,
  bookRenewal,
  bookReservation,
  libraryFine,
];
