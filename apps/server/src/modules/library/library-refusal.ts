import { Conflict } from '@school/kernel';

/** Why the desk refuses an action, by code (LIB-3, LIB-6, LIB-10). */
const sentences = {
  REFERENCE_ONLY: 'This book stays in the reading room.',
  NOT_LOANABLE: 'This copy stays in the reading room.',
  COPY_NOT_AVAILABLE: 'This copy is not available.',
  KEPT_FOR_OTHER: 'This copy is being held for someone else.',
  BORROWER_INACTIVE: 'The borrower is no longer here.',
  CARD_BLOCKED: 'The library card is blocked or has expired.',
  LIMIT_REACHED: 'The borrower already has as many books as the card allows.',
  FINE_BLOCK: 'The borrower has unpaid fines.',
  SAME_TITLE: 'The borrower already has this book.',
  RESERVED_FOR_OTHER: 'Others are waiting for this book. Give a reason to issue it anyway.',
  RENEWALS_USED: 'The loan cannot be renewed again.',
  OVERDUE: 'The loan is overdue and must be returned.',
  TOO_LATE: 'The loan has been overdue for too long and must be returned.',
  NOT_LATER: 'The book would not be due any later than it is now.',
  WAITED_FOR: 'Others are waiting for this book. Give a reason to renew it anyway.',
  RESERVED_ALREADY: 'You are already in the queue for this book.',
  RESERVATIONS_USED: 'You already have as many reservations as the card allows.',
  NOT_A_BORROWER: 'Your account does not belong to a borrower.',
  HAS_OPEN_LOANS: 'Some books must be returned first.',
  LOST_ON_LOAN: 'The copy was lost on loan. Return it at the desk.',
  NOT_MORE_THAN_DUE: 'This is more than the amount still due.',
} as const;

export type LibraryRefusal = keyof typeof sentences;

/** 409 in library terms. */
export const refused = (code: LibraryRefusal, data: Readonly<Record<string, unknown>> = {}): Conflict =>
  new Conflict(sentences[code], { code, data });
