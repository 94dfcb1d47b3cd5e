import { Conflict } from '@school/kernel';
import type { Said } from '@school/kernel';
import { compareMoney, formatMoney } from '@school/domain';
import type { Work } from '../../engine/behaviour.ts';
import { institutionOf } from '../../platform/clock/institution.ts';
import type { Leavers } from '../leaver-part.ts';
import type { BorrowerKey } from './borrower.store.ts';
import { standingOf, standingOfAll } from './card.store.ts';
import { librarySettingOf } from './library-setting.store.ts';

/** Where the library wants it so, nobody leaves with its books or with fines to pay. @throws Conflict `LIBRARY_CLEARANCE` */
export const refuseWithoutClearance = async (who: BorrowerKey, { transaction }: Work): Promise<void> => {
  const { clearanceRequired } = await librarySettingOf(transaction);
  if (!clearanceRequired) return;
  const { openLoans, openFines } = await standingOf(transaction, who);
  if (openLoans === 0 && compareMoney(openFines, '0.00') === 0) return;
  throw new Conflict('The library waits for %{openLoans} books and %{openFines} of fines.', {
    code: 'LIBRARY_CLEARANCE',
    params: { openLoans, openFines },
    data: { openLoans, openFines },
  });
};

/** For whoever lets somebody go: books that are out, and fines. */
export const openInLibrary = async (
  { kind, ids }: Pick<Leavers, 'kind' | 'ids'>,
  { transaction }: Work,
): Promise<readonly Said[]> => {
  const { openLoans: books, openFines } = await standingOfAll(transaction, kind, ids);
  const { currency } = await institutionOf(transaction);
  return [
    ...(books > 0 ? [{ text: 'Library books not returned: %{books}.', params: { books } }] : []),
    ...(compareMoney(openFines, '0.00') > 0
      ? [{ text: 'Library fines not paid: %{fines}.', params: { fines: formatMoney(openFines, currency) } }]
      : []),
  ];
};
