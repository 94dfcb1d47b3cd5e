/** An employee as the calls of leave groups give him. */
export interface GroupPerson {
  readonly employeeId: number;
  readonly name: string;
  readonly number: string;
  readonly departmentName: string;
  readonly joiningDate: string;
  readonly addedOn: string | null;
}
/** A row of a table: the id is the employee's. */
export interface PersonRow extends GroupPerson {
  readonly id: number;
}

export const rowsOf = (people: readonly GroupPerson[] | undefined): readonly PersonRow[] | undefined =>
  people?.map((person) => ({ ...person, id: person.employeeId }));
