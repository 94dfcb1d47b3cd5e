import type { AwayRow } from '@school/domain';

/** Who is away, with what leave on which days. */
export interface Person {
  readonly id: number;
  readonly name: string;
  readonly department: string;
  readonly days: ReadonlyMap<string, AwayRow>;
}

/** The same rows by person, in order of first appearance. */
export const peopleOf = (rows: readonly AwayRow[]): readonly Person[] => {
  const people = new Map<number, Person & { days: Map<string, AwayRow> }>();
  for (const row of rows) {
    const known = people.get(row.employeeId);
    const person = known ?? {
      id: row.employeeId,
      name: row.employeeName,
      department: row.departmentName,
      days: new Map(),
    };
    person.days.set(row.date, row);
    people.set(row.employeeId, person);
  }
  return [...people.values()];
};
