import type { DriveItem } from '@school/domain';
import { useTranslate } from 'react-admin';
import { isAbort } from '../../../engine/data/call-error.ts';
import { useEnvironment } from '../../../engine/environment/environment.ts';
import { saveBlob } from '../../../engine/files/download.ts';
import { useToast } from '../../../engine/feedback/use-toast.ts';
import { driveBase, isFolder } from '../item/drive-item.ts';

/** Saves a file under its name, or a folder as an archive. */
export const useDriveDownload = (
  onProblem: (text: string | undefined) => void,
): ((item: DriveItem, version?: number) => Promise<void>) => {
  const { fetcher } = useEnvironment();
  const toast = useToast();
  const translate = useTranslate();
  return async (item, version) => {
    const path = isFolder(item) ? `folders/${item.id}/zip` : `files/${item.id}/download`;
    if (isFolder(item)) toast.info('drive.toast.zip');
    try {
      const response = await fetcher(
        `${driveBase}/${path}${version === undefined ? '' : `?version=${version}`}`,
      );
      if (!response.ok) throw new Error(`The server answers ${response.status}.`);
      const type = response.headers.get('Content-Type') ?? 'application/octet-stream';
      const bytes = new Blob([await response.blob()], { type });
      saveBlob(bytes, isFolder(item) ? `${item.name}.zip` : item.name);
    } catch (error) {
      if (isAbort(error)) return;
      const text = translate('drive.problem.download');
      toast.error(text);
      onProblem(text);
    }
  };
};
