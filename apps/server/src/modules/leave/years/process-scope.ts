import { Conflict, NotFound } from '@school/kernel';
import { bodyId, bodyIds, type BodyObject } from '../../../engine/own-calls/body-values.ts';
import type { Connection } from '../../../platform/database/database.ts';

/** Whose balances are closed: everyone's, those of a department, or those of given employees. */
export interface ProcessScope {
  readonly kind: 'ALL' | 'DEPARTMENT' | 'EMPLOYEE';
  /** Undefined for everybody. */
  readonly employees?: readonly number[];
  /** Who is named in the log. */
  readonly names: string;
}

export const everybody: ProcessScope = { kind: 'ALL', names: '' };

export const scopeKeys = ['departmentId', 'employeeIds'] as const;
const most = 500;
const longestNames = 500;

interface Person {
  readonly id: number;
  readonly name: string;
}

const ofDepartment = async (connection: Connection, department: number): Promise<ProcessScope> => {
  const [found] = await connection.query<{ name: string }>({
    text: 'SELECT name FROM employee_department WHERE id = $1',
    values: [department],
  });
  if (!found) throw new NotFound();
  const people = await connection.query<Person>({
    text: 'SELECT id::float8 AS id FROM employee WHERE department_id = $1',
    values: [department],
  });
  return { kind: 'DEPARTMENT', employees: people.map(({ id }) => id), names: found.name };
};

const ofEmployees = async (connection: Connection, ids: readonly number[]): Promise<ProcessScope> => {
  const people = await connection.query<Person>({
    text: `SELECT id::float8 AS id, concat_ws(' ', first_name, last_name) AS name FROM employee WHERE id = ANY($1) ORDER BY 2`,
    values: [ids],
  });
  if (people.length < new Set(ids).size) throw new NotFound();
  const names = people.map(({ name }) => name).join(', ');
  return {
    kind: 'EMPLOYEE',
    employees: people.map(({ id }) => id),
    names: names.length > longestNames ? `${names.slice(0, longestNames - 1)}…` : names,
  };
};

/**
 * The scope that a body or a query names; without one it is everyone.
 * @throws NotFound for a department or employee that does not exist, Conflict if both are given
 */
export const scopeOf = async (
  connection: Connection,
  { departmentId, employeeIds }: BodyObject,
): Promise<ProcessScope> => {
  const isDepartment = departmentId !== undefined && departmentId !== null;
  const isEmployees = employeeIds !== undefined && employeeIds !== null;
  if (isDepartment && isEmployees) {
    throw new Conflict('Choose a department or employees, not both.', { code: 'SCOPE' });
  }
  if (isDepartment) return ofDepartment(connection, bodyId(departmentId, 'departmentId'));
  return isEmployees ? ofEmployees(connection, bodyIds(employeeIds, 'employeeIds', most)) : everybody;
};
