import { loadsOf, teachersOf } from './allotment.store.ts';
import { teacherLoads, teachersOfSubject } from '@school/resources';
import { handle } from '../../engine/operation/handle.ts';

/** Who teaches what, and how much. */
export const allotmentReadings = [
  handle(teacherLoads, async ({ input, connection }) => {
    const department = input.department ?? 0;
    return loadsOf(connection, department);
  }),
  handle(teachersOfSubject, ({ input: { subject }, connection }) => teachersOf(connection, subject)),
];
