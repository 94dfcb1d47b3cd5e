import { type FeeStatement, type FoundStudent } from '@school/domain';
import { NotFound } from '@school/kernel';
import { maySeeFees } from '../finance/may-see-fees.ts';
import { counterStudents, openOf } from './counter.store.ts';
import { statementOf } from './statement.ts';
import { studentsAtCounter, feeStatement } from '@school/resources';
import { handle } from '../../engine/operation/handle.ts';

const found = 20;

declare module '@school/kernel' {
  interface KnownAnswers {
    studentsAtCounter: readonly FoundStudent[];
    feeStatement: FeeStatement;
  }
}

/** Whom the counter charges for what. */
export const feeCounterReadings = [
  handle(studentsAtCounter, async ({ input, context, connection, reader }) => {
    const q = input.q ?? '';
    if (q.trim() === '') return [];
    const rows = await reader.list(context, 'student', {
      filter: { q },
      sort: [['fullName', 'ASC']],
      range: [0, found - 1],
      fields: ['id'],
      system: true,
    });
    const ids = rows.map(({ id }) => Number(id));
    const [students, open] = await Promise.all([
      counterStudents(connection, ids),
      openOf(connection, ids, context.today),
    ]);
    return students.map((student) => ({ ...student, open: open.get(student.id) ?? '0.00' }));
  }),
  handle(feeStatement, async ({ input: { student }, context, connection }) => {
    if (!maySeeFees(context.actor, student)) throw new NotFound();
    return statementOf(connection, student, context.today);
  }),
];
