import type { StoredFile } from '@school/kernel';
import type { ViewProps } from '../field-view.ts';
import { Picture } from './Picture.tsx';

export const ImageDisplay = ({ value }: ViewProps) =>
  value ? <Picture file={value as StoredFile} size={120} /> : null;
