import { Conflict } from '@school/kernel';

/** Why the desk does not do something, by the code of each (LIB-3, LIB-6, LIB-10). */
const sentences = {
  REFERENCE_ONLY: 'This book stays in the reading room.',
  NOT_LOANABLE: 'This copy stays in the reading room.',
  COPY_NOT_AVAILABLE: 'This copy is not available.',
  KEPT_FOR_OTHER: 'This copy is kept for somebody else.',
  BORROWER_INACTIVE: 'The borrower is no longer here.',
  CARD_BLOCKED: 'The library card is blocked or has expired.',
  LIMIT_REACHED: 'The borrower has as many books as the card allows.',
  FINE_BLOCK: 'The borrower has open fines.',
  SAME_TITLE: 'The borrower has this book already.',
  RESERVED_FOR_OTHER: 'Others wait for this book. Give a reason to issue it all the same.',
  RENEWALS_USED: 'The loan cannot be renewed again.',
  OVERDUE: 'The loan is overdue and must be returned.',
  TOO_LATE: 'The loan is overdue for too long and must be returned.',
  NOT_LATER: 'The book would not be due later than now.',
  WAITED_FOR: 'Others wait for this book. Give a reason to renew it all the same.',
  RESERVED_ALREADY: 'You stand in the queue for this book already.',
  RESERVATIONS_USED: 'You have as many reservations as the card allows.',
  NOT_A_BORROWER: 'Your account belongs to nobody who borrows.',
  HAS_OPEN_LOANS: 'There are books to return first.',
  LOST_ON_LOAN: 'The copy was lost on loan. Return it at the desk.',
  NOT_MORE_THAN_DUE: 'This is more than is still to pay.',
} as const;

export type LibraryRefusal = keyof typeof sentences;

/** 409 in words of the library. */
export const refused = (code: LibraryRefusal, data: Readonly<Record<string, unknown>> = {}): Conflict =>
  new Conflict(sentences[code], { code, data });
