import type { FeeStatement } from '@school/domain';
import { useTranslate } from 'react-admin';

/** What is shown when an address has chosen the bill of one collection. */
export const useOnlyBill = (): ((shown: FeeStatement) => string) => {
  const translate = useTranslate();
  return ({ fees: [bill] }) =>
    bill ? translate('fees.one.only', { name: bill.collection }) : translate('fees.one.none');
};
