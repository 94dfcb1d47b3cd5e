import { bankColumns } from './save-bank-details.ts';
import type { Behaviour, RecordValues, Work } from '../../engine/behaviour.ts';
import { writeCareer } from './career.ts';
import { lockReporting, reportingWay } from './employee.store.ts';
import { invalidField } from '../../engine/envelope/refusals.ts';
import type { LeaverPart } from '../leaver-part.ts';
import { leaving, rejoining } from './leaving.ts';

const system = { system: true } as const;

/** Names reserved for the product itself. */
const reservedNumbers = new Set(['admin', 'hr', 'finance', 'teacher', 'student', 'parent', 'system']);

const refuseCircle = async (
  input: RecordValues,
  current: RecordValues | undefined,
  work: Work,
): Promise<void> => {
  const manager = input['reportingManager'];
  if (!current || typeof manager !== 'number') return;
  const employee = Number(current['id']);
  if (manager === employee)
    throw invalidField('reportingManager', 'OWN_MANAGER', 'Employees cannot report to themselves.');
  await lockReporting(work.transaction);
  const way = await reportingWay(work.transaction, manager, employee);
  if (way.length === 0) return;
  throw invalidField(
    'reportingManager',
    'MANAGER_CIRCLE',
    '%{manager} already reports to %{employee}: %{way}.',
    {
      manager: way[0] ?? '',
      employee: way.at(-1) ?? '',
      way: way.join(' → '),
    },
  );
};

/** The account of an employee; without a password until a privileged user sets one. */
const accountOf = (employee: RecordValues): RecordValues => ({
  username: employee['employeeNumber'],
  entityType: 'EMPLOYEE',
  firstName: employee['firstName'],
  lastName: employee['lastName'] ?? null,
  email: employee['email'] ?? null,
  mobile: employee['mobilePhone'] ?? null,
  employee: employee['id'],
});

const followed = ['employeeNumber', 'firstName', 'lastName', 'email', 'mobilePhone'] as const;

/** Names and addresses of the account follow the employee; a user name chosen by hand stays. */
const updateAccount = async (saved: RecordValues, before: RecordValues, work: Work): Promise<void> => {
  if (!followed.some((field) => saved[field] !== before[field])) return;
  const filter = { employee: Number(saved['id']) };
  const [account] = await work.records.list(work, 'user', { filter, range: [0, 0], ...system });
  if (!account) return;
  const { entityType: _kind, employee: _employee, username, ...contact } = accountOf(saved);
  const follows = account['username'] === before['employeeNumber'];
  const change = follows ? { ...contact, username } : contact;
  await work.records.update(work, 'user', Number(account['id']), change, system);
};

/**
 * Account and employee are created together; the career is written as it changes.
 * @param parts what modules do when an employee leaves
 */
export const employeeBehaviour = (parts: readonly LeaverPart[]): Behaviour => ({
  createsApart: true,
  beside: bankColumns,
  beforeSave: async (input, current, work) => {
    const number = input['employeeNumber'];
    if (typeof number === 'string' && reservedNumbers.has(number.toLowerCase())) {
      throw invalidField('employeeNumber', 'RESERVED', '"%{number}" is reserved.', { number });
    }
    await refuseCircle(input, current, work);
    return input;
  },
  afterSave: async (saved, before, work) => {
    if (before === undefined) {
      await work.records.create(work, 'user', [accountOf(saved)], system);
      return;
    }
    await updateAccount(saved, before, work);
    await writeCareer(saved, before, work);
  },
  transitions: { leave: leaving(parts), rejoin: rejoining(parts) },
});
