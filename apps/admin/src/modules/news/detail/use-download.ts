import type { NewsAttachment } from '@school/domain';
import { useState } from 'react';
import { isAbort } from '../../../engine/data/call-error.ts';
import { useEnvironment } from '../../../engine/environment/environment.ts';
import { saveBlob } from '../../../engine/files/download.ts';
import { useToast } from '../../../engine/feedback/use-toast.ts';
import { newsBase } from '../item/news-item.ts';

/** Saves an attachment with the type given by the server; reports when it starts and how it ended. */
export const useDownload = (): {
  readonly busy: number | undefined;
  readonly download: (file: NewsAttachment) => Promise<void>;
} => {
  const { fetcher } = useEnvironment();
  const toast = useToast();
  const [busy, setBusy] = useState<number>();
  const download = async ({ id, fileName }: NewsAttachment): Promise<void> => {
    setBusy(id);
    toast.info('news.toast.downloading', { file: fileName });
    try {
      const response = await fetcher(`${newsBase}/download/${id}`);
      if (!response.ok) throw new Error(`The server answers ${response.status}.`);
      const type = response.headers.get('Content-Type') ?? 'application/octet-stream';
      saveBlob(new Blob([await response.arrayBuffer()], { type }), fileName);
      toast.success('news.toast.downloaded', { file: fileName });
    } catch (error) {
      if (!isAbort(error)) toast.error('news.toast.downloadFailed');
    } finally {
      setBusy(undefined);
    }
  };
  return { busy, download };
};
