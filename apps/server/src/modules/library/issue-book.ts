import { addDays, compareMoney, dueDate } from '@school/domain';
import { NotFound } from '@school/kernel';
import type { RecordValues, Work } from '../../engine/behaviour.ts';
import { invalidField } from '../../engine/envelope/refusals.ts';
import type { Connection } from '../../platform/database/database.ts';
import { borrowerOf, type Borrower, type BorrowerKey } from './borrower.store.ts';
import { closedDays } from './closed-days.ts';
import { demandFor, holdCopy, setCopy, type Copy } from './copy.store.ts';
import { holdCard, isCardNumberTaken, standingOf, type Card } from './card.store.ts';
import { refused } from './library-refusal.ts';
import { librarySettingOf } from './library-setting.store.ts';
import { loanRuleOf, type LoanRule } from './loan-rule.store.ts';
import { holdsTitle } from './loan.store.ts';
import { placeOf, setPlace, type Place } from './reservation.store.ts';

/** What the desk wants to issue. */
export interface Issue {
  readonly copy: number;
  readonly who: BorrowerKey;
  /** A due date other than that of the card setting. */
  readonly dueOn?: string | undefined;
  readonly overrideReason?: string | undefined;
}

const system = { system: true } as const;

const assertCopy = (copy: Copy, place: Place | undefined): void => {
  if (copy.referenceOnly) throw refused('REFERENCE_ONLY');
  if (!copy.isLoanable) throw refused('NOT_LOANABLE');
  if (copy.status === 'ON_HOLD' && copy.keptFor !== place?.id) throw refused('KEPT_FOR_OTHER');
  if (copy.status !== 'AVAILABLE' && copy.status !== 'ON_HOLD') throw refused('COPY_NOT_AVAILABLE');
};

/** The card of the borrower; the first loan creates one. @throws Conflict `CARD_BLOCKED` */
const cardFor = async (who: Borrower, work: Work): Promise<Card> => {
  const { transaction, context } = work;
  const card = await holdCard(transaction, who);
  if (card) {
    const isOver = card.expiresOn !== null && card.expiresOn < context.today;
    if (card.status === 'BLOCKED' || isOver) throw refused('CARD_BLOCKED', { reason: card.blockReason });
    return card;
  }
  let number = who.cardNumber ?? who.number;
  while (await isCardNumberTaken(transaction, number)) number = `${number}-2`;
  const person = who.kind === 'STUDENT' ? { student: who.id } : { employee: who.id };
  const made = { number, borrower: `${who.name} (${who.number})`, ...person };
  await work.records.create(work, 'libraryCard', [made], system);
  const fresh = await holdCard(transaction, who);
  if (!fresh) throw new Error('The card was not made.');
  return fresh;
};

const assertBorrower = async (
  who: Borrower,
  copy: Copy,
  rule: LoanRule,
  { transaction }: Work,
): Promise<void> => {
  const { openLoans, openFines } = await standingOf(transaction, who);
  if (openLoans >= rule.booksIssuable) throw refused('LIMIT_REACHED', { limit: rule.booksIssuable });
  const { blockIssueAboveFine } = await librarySettingOf(transaction);
  const blocks = compareMoney(blockIssueAboveFine, '0.00') > 0;
  if (blocks && compareMoney(openFines, blockIssueAboveFine) > 0) throw refused('FINE_BLOCK', { openFines });
  if (await holdsTitle(transaction, who, copy.bookTitle)) throw refused('SAME_TITLE');
};

/** Others in the queue are passed over only for a reason. */
const assertTurn = async (
  copy: Copy,
  place: Place | undefined,
  reason: string | undefined,
  { transaction }: Work,
) => {
  if (copy.status === 'ON_HOLD' || reason) return;
  const { free, ahead } = await demandFor(transaction, copy.bookTitle, place?.id ?? null);
  if (free <= ahead) throw refused('RESERVED_FOR_OTHER', { waiting: ahead });
};

/** The day on which a loan starting today ends (LIB-1). */
export const dueOf = async (
  who: Borrower,
  { timePeriod }: LoanRule,
  connection: Connection,
  today: string,
): Promise<string> => {
  const { calendarMode } = await librarySettingOf(connection);
  const calendar = { isStudent: who.kind === 'STUDENT', batch: who.batch };
  const closed = await closedDays(connection, calendar, { from: today, to: addDays(today, timePeriod) });
  return dueDate(today, timePeriod, calendarMode, closed);
};

/**
 * Issues a copy (LIB-3). The title, the copy and the card are locked, so of two desks exactly one gets the last copy.
 * @throws NotFound without such a copy or borrower, Conflict with the code of the obstacle
 */
export const issueBook = async (
  { copy: id, who: key, dueOn, overrideReason }: Issue,
  work: Work,
): Promise<RecordValues> => {
  const { transaction, context } = work;
  const copy = await holdCopy(transaction, id);
  const who = await borrowerOf(transaction, key);
  if (!copy || copy.archived || !who) throw new NotFound();
  const place = await placeOf(transaction, copy.bookTitle, who);
  assertCopy(copy, place);
  if (!who.active) throw refused('BORROWER_INACTIVE');
  const card = await cardFor(who, work);
  const rule = await loanRuleOf(transaction, who, copy.mediaType);
  await assertBorrower(who, copy, rule, work);
  await assertTurn(copy, place, overrideReason, work);
  const due = dueOn ?? (await dueOf(who, rule, transaction, context.today));
  if (due < context.today) throw invalidField('dueOn', 'min', 'A book cannot be due before it is issued.');
  const loan = {
    copy: copy.id,
    bookTitle: copy.bookTitle,
    card: card.id,
    borrower: `${who.name} (${who.number})`,
    student: who.kind === 'STUDENT' ? who.id : null,
    employee: who.kind === 'EMPLOYEE' ? who.id : null,
    batch: who.batch,
    department: who.department,
    issuedOn: context.today,
    dueOn: due,
    finePerDay: rule.finePerDay,
    graceDays: rule.graceDays,
    maxFine: rule.maxFine,
    renewalsAllowed: rule.renewalsAllowed,
    renewalPeriod: rule.renewalPeriod,
    overrideReason: overrideReason ?? null,
  };
  const [saved] = await work.records.create(work, 'bookMovement', [loan], system);
  await setCopy(work, copy, { status: 'ISSUED' });
  if (place) await setPlace(work, place, { status: 'FULFILLED' });
  return saved ?? {};
};
