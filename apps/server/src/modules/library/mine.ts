import type { Actor } from '@school/kernel';
import type { LoanToday, OwnReservation, OwnFine } from '@school/domain';
import type { Connection } from '../../platform/database/database.ts';
import { loanToday } from './desk.ts';
import { openLoansOf } from './loan.store.ts';
import { finesOf, reservationsOf } from './own.store.ts';

/** What a user and their children have at the library. */
export interface OwnLibrary {
  readonly loans: readonly LoanToday[];
  readonly reservations: readonly OwnReservation[];
  readonly fines: readonly OwnFine[];
}

/** The people whose library data an account may read. */
export const ownPeople = ({ role, student, employee, wards }: Actor) => ({
  students: role === 'PARENT' ? (wards ?? []) : student ? [student] : [],
  employee: employee ?? null,
});

export const libraryOf = async (connection: Connection, actor: Actor, today: string): Promise<OwnLibrary> => {
  const people = ownPeople(actor);
  const loans = await openLoansOf(connection, people);
  const late: LoanToday[] = [];
  for (const loan of loans) late.push(await loanToday(connection, loan, today));
  return {
    loans: late,
    reservations: await reservationsOf(connection, people),
    fines: await finesOf(connection, people),
  };
};
