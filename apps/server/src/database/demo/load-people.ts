import type { ApiClient } from './api-client.ts';
import { demoEmployees, type DemoEmployee } from './employees.ts';
import type { MasterIds } from './load-masters.ts';

/** A demo school employee with the assigned id. */
export interface LoadedEmployee extends DemoEmployee {
  readonly id: number;
}

const leads = ({ position }: DemoEmployee): boolean =>
  position === 'Head of Department' || position === 'Principal';

/** People report to the head of their department, heads and departments without one to the principal, who comes first. */
const managerOf = (person: DemoEmployee, before: readonly LoadedEmployee[]): number | null => {
  const head = before.find((other) => leads(other) && other.department === person.department);
  return (leads(person) ? before[0] : (head ?? before[0]))?.id ?? null;
};

const inputOf = (person: DemoEmployee, ids: MasterIds, reportingManager: number | null): object => {
  const { iban: _iban, department, position, category, grade, ...own } = person;
  return {
    ...own,
    reportingManager,
    department: ids.departments.get(department),
    position: ids.positions.get(position),
    category: ids.categories.get(category),
    grade: grade === null ? null : ids.grades.get(grade),
    homeAddress: { line1: `${(own.employeeNumber.charCodeAt(4) % 9) + 1} Model Town`, city: 'Lahore' },
  };
};

const saveBankDetails = async (api: ApiClient, person: LoadedEmployee, ids: MasterIds): Promise<void> => {
  const values: Readonly<Record<string, string>> = {
    Bank: 'Greenfield Cooperative Bank',
    'Account title': `${person.firstName} ${person.lastName}`,
    IBAN: person.iban,
  };
  for (const [name, bankInfo] of Object.entries(values)) {
    await api.post('setup/v1/EmployeeBankDetails/save', {
      employee: person.id,
      bankField: ids.bankFields.get(name),
      bankInfo,
    });
  }
};

const makeHeads = async (
  api: ApiClient,
  people: readonly LoadedEmployee[],
  ids: MasterIds,
): Promise<void> => {
  for (const head of people.filter(leads)) {
    await api.put(`setup/v1/EmployeeDepartments/update/${ids.departments.get(head.department)}`, {
      head: head.id,
    });
  }
};

/** The 80 employees with their bank details, and the heads of departments. */
export const loadPeople = async (api: ApiClient, ids: MasterIds): Promise<readonly LoadedEmployee[]> => {
  const people: LoadedEmployee[] = [];
  for (const person of demoEmployees()) {
    const { id } = await api.post<{ id: number }>(
      'setup/v1/EmployeeDetails/save',
      inputOf(person, ids, managerOf(person, people)),
    );
    people.push({ ...person, id });
  }
  // Two of them have yet to provide an account: the bank file names them.
  for (const person of people.slice(0, -2)) await saveBankDetails(api, person, ids);
  await makeHeads(api, people, ids);
  return people;
};
