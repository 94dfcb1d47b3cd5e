import { compareMoney, renewal } from '@school/domain';
import type { Loan } from '@school/domain';
import { NotFound } from '@school/kernel';
import type { Behaviour, RecordValues, Work } from '../../engine/behaviour.ts';
import { invalidField } from '../../engine/envelope/refusals.ts';
import { closedDays } from './closed-days.ts';
import { demandFor, holdCopy, setCopy, type Copy } from './copy.store.ts';
import { cancelLostFine } from './fine.store.ts';
import { charge, delayOf, type Waiver } from './loan-fine.ts';
import { loanById } from './loan.store.ts';
import { refused } from './library-refusal.ts';
import { librarySettingOf } from './library-setting.store.ts';
import { shelve } from './shelve.ts';

const held = async (row: RecordValues, { transaction }: Work): Promise<{ copy: Copy; loan: Loan }> => {
  const copy = await holdCopy(transaction, Number(row['copy']));
  const loan = await loanById(transaction, Number(row['id']));
  if (!copy || !loan) throw new NotFound();
  return { copy, loan };
};

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** The loan is extended; the fine so far is charged (LIB-6). */
const renew = async (row: RecordValues, asked: RecordValues, work: Work): Promise<RecordValues> => {
  const { transaction, context } = work;
  const { copy, loan } = await held(row, work);
  const setting = await librarySettingOf(transaction);
  const delay = await delayOf(transaction, loan, context.today, setting);
  const first = loan.dueOn < context.today ? loan.dueOn : context.today;
  const closed = await closedDays(transaction, loan, { from: first, to: loan.dueOn });
  const result = renewal({ ...loan, overdueDays: delay.days }, setting, context.today, closed);
  if ('refused' in result) throw refused(result.refused);
  const { free, ahead } = await demandFor(transaction, copy.bookTitle, null);
  const overrideReason = text(asked['overrideReason']) ?? null;
  if (ahead > 0 && free <= 0 && overrideReason === null) throw refused('WAITED_FOR', { waiting: ahead });
  await charge(work, row, { kind: 'OVERDUE', amount: delay.fine });
  const { bookTitle, borrower, student, employee, batch } = row;
  const line = {
    movement: row['id'],
    bookTitle,
    borrower,
    student,
    employee,
    batch,
    renewedOn: context.today,
    oldDueOn: loan.dueOn,
    newDueOn: result.newDueOn,
    overrideReason,
  };
  await work.records.create(work, 'bookRenewal', [line], { system: true });
  return { dueOn: result.newDueOn, renewalCount: loan.renewalCount + 1, remindedOn: null };
};

const waiverOf = (asked: RecordValues, fine: string): Waiver | undefined => {
  const waived = text(asked['waived']);
  if (waived === undefined || compareMoney(waived, '0.00') === 0) return undefined;
  const reason = text(asked['waiveReason']);
  if (!reason) throw invalidField('waiveReason', 'required', 'Give a reason for the waiver.');
  if (compareMoney(waived, fine) > 0) {
    throw invalidField('waived', 'max', 'The amount waived cannot exceed the amount charged.');
  }
  return { waived, reason };
};

const afterwards: Readonly<Record<string, string>> = {
  MAKE_AVAILABLE: 'AVAILABLE',
  BINDING: 'BINDING',
  WITHDRAW: 'WITHDRAWN',
};

/** The copy is back (LIB-7); a lost copy that is found is no longer charged unless it was paid (LIB-8). */
const takeBack = async (row: RecordValues, asked: RecordValues, work: Work): Promise<RecordValues> => {
  const { copy, loan } = await held(row, work);
  const returnedOn = String(asked['returnedOn']);
  if (returnedOn < loan.issuedOn) {
    throw invalidField('returnedOn', 'min', 'A book cannot be returned before it was issued.');
  }
  if (loan.status === 'LOST') {
    await cancelLostFine(work, loan.id);
  } else {
    const setting = await librarySettingOf(work.transaction);
    const { fine } = await delayOf(work.transaction, loan, returnedOn, setting);
    await charge(work, row, { kind: 'OVERDUE', amount: fine, waiver: waiverOf(asked, fine) });
  }
  await charge(work, row, { kind: 'DAMAGE', amount: text(asked['damageFine']) ?? '0.00' });
  // A lost copy may have been found, withdrawn and lent to someone else meanwhile: then it is theirs, and stays out.
  if (loan.status === 'LOST' && copy.status !== 'LOST') return { returnedOn };
  const to = afterwards[text(asked['afterReturn']) ?? copy.afterReturn] ?? 'AVAILABLE';
  await shelve(work, copy, { to, condition: text(asked['condition']) ?? null });
  return { returnedOn };
};

/** The copy will not come back: its price is charged, along with the fine so far (LIB-8). */
const lose = async (row: RecordValues, _asked: RecordValues, work: Work): Promise<RecordValues> => {
  const { copy, loan } = await held(row, work);
  const setting = await librarySettingOf(work.transaction);
  const { fine } = await delayOf(work.transaction, loan, work.context.today, setting);
  await charge(work, row, { kind: 'LOST', amount: loan.cost ?? '0.00' });
  await charge(work, row, { kind: 'OVERDUE', amount: fine });
  await setCopy(work, copy, { status: 'LOST' });
  return {};
};

/** Loans go out only at the desk; here they are extended, returned or lost. */
export const bookMovementBehaviour: Behaviour = { transitions: { renew, takeBack, lose } };
