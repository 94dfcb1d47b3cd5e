import type { AdvanceStatement } from '@school/domain';
import { NotFound } from '@school/kernel';
import { maySeeFees } from '../finance/may-see-fees.ts';
import { counterStudents, openOf, usualPrinter } from './counter.store.ts';
import { categoriesFor, movementsOfStudent, walletOf } from './wallet.store.ts';
import { advancesOfStudent } from '@school/resources';
import { handle } from '../../engine/operation/handle.ts';

declare module '@school/kernel' {
  interface KnownAnswers {
    advancesOfStudent: AdvanceStatement;
  }
}

/** What students have paid in advance. */
export const advanceReadings = [
  handle(advancesOfStudent, async ({ input: { student }, context, connection }) => {
    if (!maySeeFees(context.actor, student)) throw new NotFound();
    const [found] = await counterStudents(connection, [student]);
    if (!found) throw new NotFound();
    const [wallet, open, categories, movements, printer] = await Promise.all([
      walletOf(connection, student),
      openOf(connection, [student], context.today),
      categoriesFor(connection, student),
      movementsOfStudent(connection, student),
      usualPrinter(connection),
    ]);
    return {
      student: found,
      wallet: wallet?.id ?? null,
      balance: wallet?.balance ?? '0.00',
      open: open.get(student) ?? '0.00',
      categories,
      movements,
      printer,
    };
  }),
];
