import { useCallback } from 'react';
import { useEnvironment } from '../../engine/environment/environment.ts';
import { useToast } from '../../engine/feedback/use-toast.ts';
import { downloadPdf } from '../../engine/files/fetch-pdf.ts';
import { receiptPath, type FeeStatement } from './statement.ts';

/** Hands out the paper of a receipt. */
export const useReceipt = (paper: FeeStatement['printer']['paper'] | undefined) => {
  const { fetcher } = useEnvironment();
  const toast = useToast();
  return useCallback(
    (id: number, number: string): void => {
      const name = `${number.replaceAll('/', '-')}.pdf`;
      downloadPdf(fetcher, receiptPath(id, paper), name).catch(toast.failure);
    },
    [fetcher, toast, paper],
  );
};
