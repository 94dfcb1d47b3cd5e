import { Conflict } from '@school/kernel';
import { extraPeriods } from '@school/domain';
import type { TeacherLoad } from '@school/domain';

/** Employees who teach more than their grades allow, with their number of periods. */
export const overloaded = (loads: readonly TeacherLoad[]) =>
  loads
    .map(({ id, name, load, limit }) => ({
      employeeId: id,
      name,
      load,
      limit,
      excess: extraPeriods({ load, limit }),
    }))
    .filter(({ excess }) => excess > 0);

/** 409 naming those who would teach too much. */
export const tooMuch = (rows: ReturnType<typeof overloaded>): Conflict => {
  const people = rows.map(({ name, excess }) => `${name}: ${excess}`);
  return new Conflict('More than the grade allows. Extra periods: %{people}.', {
    code: 'OVERLOADED',
    params: { people: people.join('; ') },
    data: { overloaded: rows },
  });
};
