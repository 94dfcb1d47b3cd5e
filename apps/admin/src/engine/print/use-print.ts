import { useCallback } from 'react';
import { useEnvironment } from '../environment/environment.ts';
import { useToast } from '../feedback/use-toast.ts';
import { printPdf } from '../files/print-pdf.ts';

/**
 * Opens the print dialog for a PDF from the server. If the browser cannot, the document is saved as `name` and the user is
 * told; failures are reported as well, so that nothing has to be caught.
 */
export const usePrint = (): ((path: string, name: string) => Promise<void>) => {
  const { fetcher } = useEnvironment();
  const toast = useToast();
  return useCallback(
    async (path, name) => {
      try {
        const printed = await printPdf(fetcher, path, name);
        if (printed === 'file') toast.success('engine.pdf.saved');
      } catch (problem) {
        toast.failure(problem);
      }
    },
    [fetcher, toast],
  );
};
