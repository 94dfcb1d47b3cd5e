import type { AssignableFee, CounterStudent } from '@school/domain';
import { NotFound } from '@school/kernel';
import { invalidField } from '../../../engine/envelope/refusals.ts';
import { passengersOf } from '../fares/fares.store.ts';
import { counterStudents } from '../counter.store.ts';
import { assignableTo } from './assignments.store.ts';
import { feesToAssign, fareBills } from '@school/resources';
import { handle } from '../../../engine/operation/handle.ts';

/** Fee collections of a student, each with whether there is a bill. */
export interface StudentAssignments {
  readonly student: CounterStudent;
  readonly collections: readonly AssignableFee[];
}

declare module '@school/kernel' {
  interface KnownAnswers {
    feesToAssign: StudentAssignments;
  }
}

/** Which fees students are billed. */
export const feeAssignmentReadings = [
  handle(feesToAssign, async ({ input: { student }, connection }) => {
    const [found] = await counterStudents(connection, [student]);
    if (!found) throw new NotFound();
    return { student: found, collections: await assignableTo(connection, student) };
  }),
  handle(fareBills, async ({ input, connection }) => {
    const [collection, batch] = [input.collection ?? '', input.batch ?? ''];
    if (!/^\d{1,15}$/.test(collection) || !/^\d{1,15}$/.test(batch)) {
      throw invalidField('collection', 'required', 'Choose a batch and a fee collection.');
    }
    return passengersOf(connection, Number(collection), Number(batch));
  }),
];
