import { Conflict } from '@school/kernel';
import type { Said } from '@school/kernel';
import { compareMoney, formatMoney } from '@school/domain';
import type { Work } from '../../engine/behaviour.ts';
import { institutionOf } from '../../platform/clock/institution.ts';
import type { Leavers } from '../leaver-part.ts';
import type { BorrowerKey } from './borrower.store.ts';
import { standingOf, standingOfAll } from './card.store.ts';
import { librarySettingOf } from './library-setting.store.ts';

/** What the library is waiting for; zeros are omitted. */
const waitsFor = (books: number, hasFines: boolean): string => {
  if (!hasFines) return 'The library is waiting for books: %{openLoans}.';
  if (books === 0) return 'The library is waiting for fines: %{openFines}.';
  return 'The library is waiting for books: %{openLoans}, and for fines: %{openFines}.';
};

/** If the library requires it, nobody leaves with its books or unpaid fines. @throws Conflict `LIBRARY_CLEARANCE` */
export const refuseWithoutClearance = async (who: BorrowerKey, { transaction }: Work): Promise<void> => {
  const { clearanceRequired } = await librarySettingOf(transaction);
  if (!clearanceRequired) return;
  const { openLoans, openFines } = await standingOf(transaction, who);
  const hasFines = compareMoney(openFines, '0.00') > 0;
  if (openLoans === 0 && !hasFines) return;
  const { currency } = await institutionOf(transaction);
  throw new Conflict(waitsFor(openLoans, hasFines), {
    code: 'LIBRARY_CLEARANCE',
    params: { openLoans, openFines: formatMoney(openFines, currency) },
    data: { openLoans, openFines },
  });
};

/** For whoever processes a leaver: books on loan, and fines. */
export const openInLibrary = async (
  { kind, ids }: Pick<Leavers, 'kind' | 'ids'>,
  { transaction }: Work,
): Promise<readonly Said[]> => {
  const { openLoans: books, openFines } = await standingOfAll(transaction, kind, ids);
  const { currency } = await institutionOf(transaction);
  return [
    ...(books > 0 ? [{ text: 'Unreturned library books: %{books}.', params: { books } }] : []),
    ...(compareMoney(openFines, '0.00') > 0
      ? [{ text: 'Unpaid library fines: %{fines}.', params: { fines: formatMoney(openFines, currency) } }]
      : []),
  ];
};
