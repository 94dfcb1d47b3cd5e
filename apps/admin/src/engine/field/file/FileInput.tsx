import type { StoredFile } from '@school/kernel';
import type { InputProps } from '../field-view.ts';
import { FileLink } from './FileLink.tsx';
import { FilePick } from './FilePick.tsx';

export const FileInput = ({ field, ...props }: InputProps<'file'>) => (
  <FilePick
    {...props}
    accept={field.accept}
    maxBytes={field.maxBytes}
    preview={<FileLink file={props.value as StoredFile} />}
  />
);
