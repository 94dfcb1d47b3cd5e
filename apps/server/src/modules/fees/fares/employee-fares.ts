import { Conflict } from '@school/kernel';
import { compareMoney, fareShares, formatMoney, sumMoney } from '@school/domain';
import { actorId, writeAuditLines } from '../../../engine/audit/audit-lines.ts';
import type { Behaviour, RecordValues, Work } from '../../../engine/behaviour.ts';
import { institutionOf } from '../../../platform/clock/institution.ts';
import { notifyEach } from '../../../platform/notifications/notify.ts';
import { grouped } from '../grouped.ts';
import {
  accountsOfEmployee,
  cancelFaresOf,
  collectionsWithEmployees,
  heldFareOf,
  insertFares,
  moveFaresDue,
  openPayslipOf,
  periodOf,
  rewriteFare,
  stillHere,
  type FareRow,
} from './employee-fares.store.ts';
import { seatsOf } from './fares.store.ts';

const longestName = 200;

interface Period {
  readonly from: string;
  readonly to: string;
}

/** The cost of employees' seats for a period; nobody whose fare is nothing. */
const faresIn = async (work: Work, period: Period, only: number | null): Promise<readonly FareRow[]> => {
  const people = only === null ? null : [only];
  const seats = grouped(
    await seatsOf(work.transaction, 'employee', people, period),
    ({ passenger }) => passenger,
  );
  return [...seats].flatMap(([employee, own]): FareRow[] => {
    const shares = fareShares(own, period);
    const amount = sumMoney(shares.map((share) => share.amount));
    if (compareMoney(amount, '0.00') <= 0) return [];
    const ridden = new Set(shares.map(({ seat }) => seat));
    const names = own.filter(({ id }) => ridden.has(id)).map(({ name }) => name);
    return [{ employee, amount, name: [...new Set(names)].join(', ') }];
  });
};

const isForEmployees = (collection: RecordValues): boolean =>
  collection['basis'] === 'FARES' && collection['withEmployees'] === true;

/** Writes what each employee with a seat in the period owes, once per collection. @returns how many were written */
export const billEmployees = async (collection: RecordValues, work: Work): Promise<number> => {
  if (!isForEmployees(collection)) return 0;
  const period = { from: String(collection['periodFrom']), to: String(collection['periodTo']) };
  const fares = await faresIn(work, period, null);
  const here = await stillHere(
    work.transaction,
    fares.map(({ employee }) => employee),
  );
  const written = await insertFares(
    work.transaction,
    { id: Number(collection['id']), dueDate: String(collection['dueDate']) },
    fares.filter(({ employee }) => here.has(employee)),
    actorId(work),
  );
  writeAuditLines(work, 'employeeFare', 'create', written);
  return written.length;
};

/** @throws Conflict `PAID` where a payslip deducts a fare of the collection, or one was paid */
export const cancelEmployeeFares = async (collection: RecordValues, work: Work): Promise<void> => {
  const rows = await cancelFaresOf(work.transaction, Number(collection['id']));
  if (!rows) {
    throw new Conflict(
      'A fare in it has already been deducted by a payslip or paid. Change that payslip or void that payment first.',
      {
        code: 'PAID',
      },
    );
  }
  writeAuditLines(work, 'employeeFare', 'update', rows);
};

/** A later day for the fares of a collection. */
export const moveEmployeeFares = async (collection: RecordValues, work: Work): Promise<void> => {
  const due = String(collection['dueDate']);
  const rows = await moveFaresDue(work.transaction, Number(collection['id']), due);
  writeAuditLines(work, 'employeeFare', 'update', rows);
};

interface Change {
  readonly collection: string;
  readonly before: string;
  readonly amount: string;
}

const follow = async (
  work: Work,
  collection: Period & { readonly id: number; readonly name: string; readonly dueDate: string },
  employee: number,
): Promise<Change | undefined> => {
  const { transaction } = work;
  const held = await heldFareOf(transaction, collection.id, employee);
  if (held?.isKept || held?.status === 'WAIVED') return undefined;
  const [fare] = await faresIn(work, collection, employee);
  const before = held?.status === 'OPEN' ? held.amount : '0.00';
  const amount = fare?.amount ?? '0.00';
  const actor = actorId(work);
  if (!held) {
    const here = await stillHere(transaction, [employee]);
    if (!fare || !here.has(employee)) return undefined;
    writeAuditLines(
      work,
      'employeeFare',
      'create',
      await insertFares(transaction, collection, [fare], actor),
    );
  } else {
    const next = fare ? { ...fare, status: 'OPEN' as const } : { ...held, status: 'CANCELLED' as const };
    if (next.status === held.status && next.amount === held.amount && next.name === held.name)
      return undefined;
    writeAuditLines(work, 'employeeFare', 'update', await rewriteFare(transaction, held.id, next, actor));
  }
  return before === amount ? undefined : { collection: collection.name, before, amount };
};

/**
 * An employee's fares follow their seat from a given day, as long as no payslip has deducted them; the employee is
 * notified.
 */
export const refareEmployee = async (
  work: Work,
  employee: { readonly id: number; readonly name: string },
  from: string,
): Promise<void> => {
  const changes: Change[] = [];
  for (const collection of await collectionsWithEmployees(work.transaction, from)) {
    const change = await follow(work, collection, employee.id);
    if (change) changes.push(change);
  }
  if (changes.length === 0) return;
  const told = await accountsOfEmployee(work.transaction, employee.id);
  const { currency } = await institutionOf(work.transaction);
  for (const { collection, before, amount } of changes) {
    const params = {
      title: collection,
      name: employee.name,
      before: formatMoney(before, currency),
      amount: formatMoney(amount, currency),
    };
    await notifyEach(
      work.transaction,
      told.map((account) => ({ ...account, message: 'fee.changed', params })),
    );
  }
};

/** What an employee owes for a seat is written by collections; only the office waives it. */
export const employeeFareBehaviour: Behaviour = {
  transitions: {
    waive: async (row, asked, work) => {
      const number = await openPayslipOf(work.transaction, Number(row['id']));
      if (number !== undefined) {
        throw new Conflict('It is on payslip %{number}, which is not approved. Change that payslip first.', {
          code: 'ON_PAYSLIP',
          params: { number },
        });
      }
      return { waivedBecause: asked['reason'] };
    },
    give: async (row, _asked, work) => {
      const employee = Number(row['employee']);
      const period = await periodOf(work.transaction, Number(row['collection']));
      const [fare] = period ? await faresIn(work, period, employee) : [];
      const here = await stillHere(work.transaction, [employee]);
      if (!fare || !here.has(employee)) {
        throw new Conflict('A fare is only owed for a seat in the period of a published collection.', {
          code: 'NO_SEAT',
        });
      }
      return { amount: fare.amount, name: fare.name.slice(0, longestName), waivedBecause: null };
    },
  },
};
