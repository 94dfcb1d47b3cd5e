import { compareMoney, formatMoney } from '@school/domain';
import type { Said } from '@school/kernel';
import type { Work } from '../../engine/behaviour.ts';
import { institutionOf } from '../../platform/clock/institution.ts';
import type { Leaver } from '../leaver-part.ts';
import { faresOwedBy } from './fares/employee-fares.store.ts';
import { owedBy } from './owed.ts';

/** For whoever lets somebody go: bills of a student, fares of an employee. */
export const openFeesOf = async (
  { kind, id }: Pick<Leaver, 'kind' | 'id'>,
  { transaction, context }: Work,
): Promise<readonly Said[]> => {
  const { bills, amount } =
    kind === 'STUDENT'
      ? await owedBy(transaction, id, context.today)
      : { bills: 1, amount: await faresOwedBy(transaction, id) };
  if (compareMoney(amount, '0.00') <= 0) return [];
  const owed = formatMoney(amount, (await institutionOf(transaction)).currency);
  return kind === 'STUDENT'
    ? [{ text: 'Fees not paid: %{owed} (bills: %{bills}).', params: { owed, bills } }]
    : [{ text: 'Fares not paid: %{owed}.', params: { owed } }];
};
