import type { StoredFile } from '@school/kernel';
import type { InputProps } from '../field-view.ts';
import { FileLink } from './FileLink.tsx';
import { FilePick } from './FilePick.tsx';
import { PictureLink } from './PictureLink.tsx';
import { SoundPlayer } from './SoundPlayer.tsx';

export const FileInput = ({ field, ...props }: InputProps<'file'>) => {
  const file = props.value as StoredFile | null | undefined;
  const isPicture = file?.type.startsWith('image/') === true;
  const Preview = field.sound ? SoundPlayer : isPicture ? PictureLink : FileLink;
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
