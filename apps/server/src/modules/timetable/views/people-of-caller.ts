import type { CallContext } from '../../../engine/context.ts';
import type { Connection } from '../../../platform/database/database.ts';
import { studentsWithBatch } from '../../students/student-batch.store.ts';

/** A person with their own lessons. */
export interface Person {
  readonly name: string;
  readonly batches: readonly number[] | null;
  readonly employee: number | null;
}

/** The caller, or a parent's children. */
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
