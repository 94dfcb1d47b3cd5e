import { renewal } from '@school/domain';
import type { Loan, LoanToday } from '@school/domain';
import type { CallContext } from '../../engine/context.ts';
import type { Connection } from '../../platform/database/database.ts';
import { borrowersByName, borrowersByNumber, type Borrower } from './borrower.store.ts';
import { cardOf, standingOf, type Card, type Standing } from './card.store.ts';
import { closedDays } from './closed-days.ts';
import { copyByCode, demandFor, type Copy, type Demand } from './copy.store.ts';
import { dueOf } from './issue-book.ts';
import { delayOf } from './loan-fine.ts';
import { librarySettingOf } from './library-setting.store.ts';
import { loanOfCopy, openLoansOf } from './loan.store.ts';
import { loanRuleOf, type LoanRule } from './loan-rule.store.ts';

export const loanToday = async (connection: Connection, loan: Loan, today: string): Promise<LoanToday> => {
  const setting = await librarySettingOf(connection);
  const { days, fine } = await delayOf(connection, loan, today, setting);
  const from = loan.dueOn < today ? loan.dueOn : today;
  const closed = await closedDays(connection, loan, { from, to: loan.dueOn > today ? loan.dueOn : today });
  const result = renewal({ ...loan, overdueDays: days }, setting, today, closed);
  return {
    ...loan,
    daysLate: days,
    fine,
    renewedUntil: 'refused' in result ? null : result.newDueOn,
    renewalRefused: 'refused' in result ? result.refused : null,
  };
};

/** What the desk sees about a copy. */
export interface ScannedCopy extends Copy, Demand {
  readonly loan: LoanToday | null;
}

export const scanCopy = async (
  connection: Connection,
  code: string,
  today: string,
): Promise<ScannedCopy | undefined> => {
  const copy = await copyByCode(connection, code);
  if (!copy) return undefined;
  const loan = await loanOfCopy(connection, copy.id);
  const isOut = loan !== undefined && (copy.status === 'ISSUED' || copy.status === 'LOST');
  const demand = await demandFor(connection, copy.bookTitle, null);
  return { ...copy, ...demand, loan: isOut ? await loanToday(connection, loan, today) : null };
};

/** People with this number, or with these words in their name. */
export const findBorrowers = async (connection: Connection, words: string): Promise<Borrower[]> => {
  const exact = await borrowersByNumber(connection, words);
  return exact.length > 0 || words.length < 2 ? exact : borrowersByName(connection, words);
};

/** What the desk sees about a borrower. */
export interface BorrowerAtDesk extends Borrower, Standing, Pick<LoanRule, 'booksIssuable' | 'finePerDay'> {
  readonly card: Card | null;
  readonly loans: readonly Loan[];
  /** When a book issued now is due. */
  readonly dueOn: string;
}

export const borrowerAtDesk = async (
  connection: Connection,
  who: Borrower,
  context: CallContext,
): Promise<BorrowerAtDesk> => {
  const rule = await loanRuleOf(connection, who, 'BOOK');
  const own =
    who.kind === 'STUDENT' ? { students: [who.id], employee: null } : { students: [], employee: who.id };
  return {
    ...who,
    ...(await standingOf(connection, who)),
    card: (await cardOf(connection, who)) ?? null,
    loans: await openLoansOf(connection, own),
    booksIssuable: rule.booksIssuable,
    finePerDay: rule.finePerDay,
    dueOn: await dueOf(who, rule, connection, context.today),
  };
};
