import { Conflict } from '@school/kernel';
import { compareMoney } from '@school/domain';
import type { Work } from '../../engine/behaviour.ts';
import type { BorrowerKey } from './borrower.store.ts';
import { standingOf } from './card.store.ts';
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
