import type { StoredFile } from '@school/kernel';
import { useEnvironment } from '../../environment/environment.ts';
import type { ViewProps } from '../field-view.ts';
import { FileLink } from './FileLink.tsx';
import { SoundPlayer } from './SoundPlayer.tsx';

/** A file by its name; a sound is played in place, and its record is notified. */
export const FileCell = ({ value, field, row }: ViewProps<'file'>) => {
  const { http } = useEnvironment();
  if (!value) return null;
  const file = value as StoredFile;
  const { sound } = field;
  if (!sound) return <FileLink file={file} />;
  const tell = (): void => {
    if (!sound.heardAt || row['id'] === undefined) return;
    http(`/${sound.heardAt}/${String(row['id'])}`, { method: 'POST' }).catch((error: unknown) =>
      console.warn('Nobody was told that it is heard.', error),
    );
  };
  return <SoundPlayer file={file} onPlay={tell} />;
};
