import type { GroupPerson } from '@school/domain';

/** A table row: the id is the employee's. */
export interface PersonRow extends GroupPerson {
  readonly id: number;
}

export const rowsOf = (people: readonly GroupPerson[] | undefined): readonly PersonRow[] | undefined =>
  people?.map((person) => ({ ...person, id: person.employeeId }));
