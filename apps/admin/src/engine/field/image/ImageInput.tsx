import type { StoredFile } from '@school/kernel';
import type { InputProps } from '../field-view.ts';
import { cropped } from '../../files/crop.ts';
import { FilePick } from '../file/FilePick.tsx';
import { Picture } from './Picture.tsx';

const accept = ['jpg', 'jpeg', 'png', 'webp', 'gif'];

/** A picture that is chosen, dropped or taken with the camera of the device, and cut to the ratio of the field. */
export const ImageInput = ({ field, ...props }: InputProps<'image'>) => {
  const { ratio } = field;
  return (
    <FilePick
      {...props}
      accept={accept}
      maxBytes={field.maxBytes}
      prepare={ratio ? (file) => cropped(file, ratio) : undefined}
      camera
      preview={<Picture file={props.value as StoredFile} size={72} />}
    />
  );
};
