import { Conflict } from '@school/kernel';
import type { RecordValues, Work } from '../../engine/behaviour.ts';
import { invalidField } from '../../engine/envelope/refusals.ts';
import { askAboutOpen, endAll, refuseUnsettled } from '../leaver-part.ts';
import type { LeaverPart } from '../leaver-part.ts';
import { accountOfEmployee, duties } from './employee.store.ts';

/** Those whom others depend on are replaced first. */
const refuseOnDuty = async (employee: number, { transaction }: Work): Promise<void> => {
  const found = await duties(transaction, employee);
  if (found.length === 0) return;
  const names = found.map(({ label, names }) => `${label} ${names.join(', ')}`);
  throw new Conflict('The employee is still %{names}. Choose someone else first.', {
    code: 'STILL_RESPONSIBLE',
    params: { names: names.join('; ') },
    data: { duties: found },
  });
};

/** The account of an employee; null without one. */
const accountOf = async (employee: number, { transaction }: Work): Promise<number | null> =>
  (await accountOfEmployee(transaction, employee)) ?? null;

/**
 * An employee leaves: nobody reports to them any more, and the modules end what the employee has with them (payroll, leave,
 * subjects, seat, bed, drive, account).
 * @throws Conflict while others depend on the employee, and `CONFIRM` with what is open
 */
export const leaving =
  (parts: readonly LeaverPart[]) =>
  async (row: RecordValues, asked: RecordValues, work: Work): Promise<RecordValues> => {
    const id = Number(row['id']);
    const lastDay = String(asked['leavingDate']);
    if (lastDay < String(row['joiningDate'])) {
      throw invalidField(
        'leavingDate',
        'BEFORE_JOINING',
        'The leaving date cannot be before the joining date.',
      );
    }
    await refuseOnDuty(id, work);
    const leaver = { kind: 'EMPLOYEE', id, lastDay, account: await accountOf(id, work), asked } as const;
    await refuseUnsettled(parts, leaver, work);
    await askAboutOpen(parts, { kind: 'EMPLOYEE', ids: [id], lastDay }, work);
    await endAll(parts, leaver, work);
    return {};
  };

/** An employee returns: the file continues with a new joining date, and the employee may sign in again. */
export const rejoining =
  (parts: readonly LeaverPart[]) =>
  async (row: RecordValues, asked: RecordValues, work: Work): Promise<RecordValues> => {
    if (String(asked['joiningDate']) <= String(row['leavingDate'] ?? '')) {
      throw invalidField(
        'joiningDate',
        'BEFORE_LEAVING',
        'The new joining date must be after the leaving date.',
      );
    }
    const account = await accountOf(Number(row['id']), work);
    for (const { resume } of parts) await resume?.(account, work);
    return { leavingDate: null, leavingReason: null };
  };
