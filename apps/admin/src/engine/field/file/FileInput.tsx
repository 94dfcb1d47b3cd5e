import type { StoredFile } from '@school/kernel';
import type { InputProps } from '../field-view.ts';
import { FileLink } from './FileLink.tsx';
import { FilePick } from './FilePick.tsx';
import { SoundPlayer } from './SoundPlayer.tsx';

export const FileInput = ({ field, ...props }: InputProps<'file'>) => {
  const Preview = field.sound ? SoundPlayer : FileLink;
  return (
    <FilePick
      {...props}
      accept={field.accept}
      maxBytes={field.maxBytes}
      seconds={field.sound?.seconds}
      preview={<Preview file={props.value as StoredFile} />}
    />
  );
};
