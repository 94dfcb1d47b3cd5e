import type { CallContext } from '../../../engine/context.ts';
import type { Connection } from '../../../platform/database/database.ts';
import { studentsWithBatch } from '../../students/student-batch.store.ts';

/** Somebody with the lessons that are his. */
export interface Person {
  readonly name: string;
  readonly batches: readonly number[] | null;
  readonly employee: number | null;
}

/** Whoever asks, or the children of a parent. */
export const peopleOf = async (
  { actor, username }: CallContext,
  connection: Connection,
): Promise<readonly Person[]> => {
  const { employee = null, student = null, wards = [] } = actor;
  if (employee !== null) return [{ name: username ?? '', batches: null, employee }];
  const ids = student === null ? wards : [student];
  const students = await studentsWithBatch(connection, ids);
  return students.map(({ name, batch }) => ({
    name,
    batches: batch === null ? [] : [batch],
    employee: null,
  }));
};
