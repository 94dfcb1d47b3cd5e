import type { FeeStatement } from '@school/domain';
import { useCallback } from 'react';
import { usePrint } from '../../engine/print/use-print.ts';
import { receiptPath } from './statement.ts';

/** Prints receipts on the counter's paper. */
export const useReceipt = (paper: FeeStatement['printer']['paper'] | undefined) => {
  const print = usePrint();
  return useCallback(
    (id: number, number: string): void =>
      void print(receiptPath(id, paper), `${number.replaceAll('/', '-')}.pdf`),
    [print, paper],
  );
};
