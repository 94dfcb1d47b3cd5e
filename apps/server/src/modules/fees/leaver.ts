import { compareMoney, formatMoney } from '@school/domain';
import type { Said } from '@school/kernel';
import type { Work } from '../../engine/behaviour.ts';
import { institutionOf } from '../../platform/clock/institution.ts';
import { withEach } from '../leaver-part.ts';
import type { Leavers } from '../leaver-part.ts';
import { faresOwedBy } from './fares/employee-fares.store.ts';
import { owedByAll } from './owed.ts';

const owedOfStudents = async (
  students: readonly number[],
  { transaction, context }: Work,
): Promise<readonly Said[]> => {
  const { bills, amount } = await owedByAll(transaction, students, context.today);
  if (compareMoney(amount, '0.00') <= 0) return [];
  const owed = formatMoney(amount, (await institutionOf(transaction)).currency);
  return [{ text: 'Unpaid fees: %{owed} (bills: %{bills}).', params: { owed, bills } }];
};

const faresOfEmployee = async (
  { id }: { readonly id: number },
  { transaction }: Work,
): Promise<readonly Said[]> => {
  const amount = await faresOwedBy(transaction, id);
  if (compareMoney(amount, '0.00') <= 0) return [];
  const owed = formatMoney(amount, (await institutionOf(transaction)).currency);
  return [{ text: 'Unpaid fares: %{owed}.', params: { owed } }];
};

/** For modules that handle leavers: bills of students, fares of an employee. */
export const openFeesOf = (leavers: Leavers, work: Work): Promise<readonly Said[]> =>
  leavers.kind === 'STUDENT' ? owedOfStudents(leavers.ids, work) : withEach(faresOfEmployee)(leavers, work);
