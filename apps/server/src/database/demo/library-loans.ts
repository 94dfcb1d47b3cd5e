import { createSequence } from './sequence.ts';

/** A loan of the demo school, counted back from the day on which it is loaded. */
export interface DemoLoan {
  readonly borrower: number;
  readonly book: number;
  readonly daysAgo: number;
  readonly period: number;
  readonly status: 'ISSUED' | 'RENEWED' | 'RETURNED' | 'LOST';
  readonly returnedDaysAgo?: number;
  readonly fine?: {
    readonly kind: 'OVERDUE' | 'LOST' | 'DAMAGE';
    readonly amount: string;
    /** It was paid at the desk when the book came back. */
    readonly isPaid: boolean;
  };
}

/** What the pupil and the teacher of the demo school have on loan: one book is overdue, one is current, one was renewed. */
const ofTheFamily: readonly DemoLoan[] = [
  { borrower: 0, book: 12, daysAgo: 20, period: 14, status: 'ISSUED' },
  { borrower: 0, book: 26, daysAgo: 5, period: 14, status: 'ISSUED' },
  {
    borrower: 0,
    book: 8,
    daysAgo: 60,
    period: 14,
    status: 'RETURNED',
    returnedDaysAgo: 41,
    fine: { kind: 'OVERDUE', amount: '50.00', isPaid: false },
  },
  { borrower: 1, book: 33, daysAgo: 25, period: 44, status: 'RENEWED' },
  { borrower: 1, book: 4, daysAgo: 12, period: 30, status: 'ISSUED' },
];

/** Loans of the others: the first are current, the rest were lent in recent months. */
export const demoLoans = (borrowers: number, books: number): readonly DemoLoan[] => {
  const { next } = createSequence(1947);
  const others = Array.from({ length: 90 }, (_none, at): DemoLoan => {
    const borrower = 2 + (at % (borrowers - 2));
    const book = (at * 7 + next(3)) % (books - 5);
    if (at < 18) return { borrower, book, daysAgo: 1 + next(13), period: 14, status: 'ISSUED' };
    if (at < 24) return { borrower, book, daysAgo: 18 + next(12), period: 14, status: 'ISSUED' };
    if (at < 28) return { borrower, book, daysAgo: 16 + next(8), period: 28, status: 'RENEWED' };
    if (at === 28) {
      const fine = { kind: 'LOST', amount: '650.00', isPaid: false } as const;
      return { borrower, book, daysAgo: 50, period: 14, status: 'LOST', fine };
    }
    const daysAgo = 30 + next(120);
    const late = at % 6 === 0 ? 3 + next(5) : 0;
    const returnedDaysAgo = daysAgo - (late > 0 ? 16 + late : 6 + next(8));
    const fine =
      late > 0 ? ({ kind: 'OVERDUE', amount: `${late * 10}.00`, isPaid: true } as const) : undefined;
    return {
      borrower,
      book,
      daysAgo,
      period: 14,
      status: 'RETURNED',
      returnedDaysAgo,
      ...(fine ? { fine } : {}),
    };
  });
  return [...ofTheFamily, ...others];
};
