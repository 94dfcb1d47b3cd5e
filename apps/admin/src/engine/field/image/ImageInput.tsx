import type { StoredFile } from '@school/kernel';
import type { InputProps } from '../field-view.ts';
import { FilePick } from '../file/FilePick.tsx';
import { Picture } from './Picture.tsx';

const accept = ['jpg', 'jpeg', 'png', 'webp', 'gif'];

export const ImageInput = ({ field, ...props }: InputProps<'image'>) => (
  <FilePick
    {...props}
    accept={accept}
    maxBytes={field.maxBytes}
    preview={<Picture file={props.value as StoredFile} size={72} />}
  />
);
