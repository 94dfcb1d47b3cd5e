import type { IsoDate } from '@school/domain';
import type { Connection } from '../../../platform/database/database.ts';

/** What leave needs to know about an employee. */
export interface LeaveEmployee {
  readonly id: number;
  readonly name: string;
  readonly joiningDate: IsoDate;
  readonly leavingDate: IsoDate | null;
  readonly gender: string | null;
  readonly isActive: boolean;
  readonly departmentId: number;
  readonly reportingManager: number | null;
  readonly departmentHead: number | null;
}

/** Reads an employee and locks their leave: changes to balances or days of one employee run one after the other. */
export const lockLeaveOf = async (
  connection: Connection,
  employee: number,
): Promise<LeaveEmployee | undefined> => {
  await connection.query({
    name: 'leave_lock',
    text: 'SELECT id FROM employee WHERE id = $1 FOR NO KEY UPDATE',
    values: [employee],
  });
  return leaveEmployee(connection, employee);
};

/** The same without a lock, for read-only use. */
export const leaveEmployee = async (
  connection: Connection,
  employee: number,
): Promise<LeaveEmployee | undefined> => {
  const [row] = await connection.query<LeaveEmployee>({
    name: 'leave_employee',
    text: `SELECT e.id::float8 AS id, concat_ws(' ', e.first_name, e.middle_name, e.last_name) AS name,
        e.joining_date::text AS "joiningDate", e.leaving_date::text AS "leavingDate", e.gender,
        e.status = 'ACTIVE' AND NOT e.archived AS "isActive", e.department_id::float8 AS "departmentId",
        e.reporting_manager_id::float8 AS "reportingManager", d.head_id::float8 AS "departmentHead"
      FROM employee e LEFT JOIN employee_department d ON d.id = e.department_id WHERE e.id = $1`,
    values: [employee],
  });
  return row;
};
