import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { isAbort, messageOf } from '../../../engine/data/call-error.ts';
import { useEnvironment } from '../../../engine/environment/environment.ts';
import { useToast } from '../../../engine/feedback/use-toast.ts';
import { downloadFile } from '../../../engine/files/download.ts';

/** Saves files that need the session's token, and reports what went wrong. */
export const useDownload = () => {
  const { fetcher } = useEnvironment();
  const translate = useTranslate();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const save = async (path: string, name: string): Promise<void> => {
    setBusy(true);
    try {
      await downloadFile(fetcher, path, name);
    } catch (error) {
      if (!isAbort(error)) toast.error(translate(messageOf(error)));
    } finally {
      setBusy(false);
    }
  };
  return { busy, save };
};
