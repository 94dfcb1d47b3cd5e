import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { isAbort, messageOf } from '../../../engine/data/call-error.ts';
import { useEnvironment } from '../../../engine/environment/environment.ts';
import { withAddress } from '../../../engine/files/download.ts';
import { fetchPdf } from '../../../engine/files/fetch-pdf.ts';
import { useToast } from '../../../engine/feedback/use-toast.ts';

/** Saves or opens PDFs that need the session's token. */
export const usePdf = () => {
  const { fetcher } = useEnvironment();
  const translate = useTranslate();
  const toast = useToast();
  const [busy, setBusy] = useState<string>();
  const run = async (
    path: string,
    name: string,
    use: (address: string, name: string) => void,
  ): Promise<void> => {
    setBusy(path);
    try {
      const pdf = await fetchPdf(fetcher, path, name);
      withAddress(pdf.blob, (address) => use(address, pdf.name));
    } catch (error) {
      if (!isAbort(error)) toast.error(translate(messageOf(error), { _: messageOf(error) }));
    } finally {
      setBusy(undefined);
    }
  };
  return {
    busy,
    save: (path: string, name: string): Promise<void> =>
      run(path, name, (address, download) => {
        Object.assign(document.createElement('a'), { href: address, download }).click();
      }),
    /** Opens it alongside this page; the window is opened immediately, while the click still counts. */
    open: async (path: string, name: string): Promise<void> => {
      const beside = window.open('', '_blank');
      let shown = false;
      await run(path, name, (address) => {
        shown = true;
        if (beside) beside.location.href = address;
        else window.location.assign(address);
      });
      if (!shown) beside?.close();
    },
  };
};
