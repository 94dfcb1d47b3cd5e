import type { StoredFile } from '@school/kernel';
import { titleOf } from '../title-of.ts';
import type { ViewProps } from '../field-view.ts';
import { Picture } from './Picture.tsx';

export const ImageCell = ({ value, row, resource }: ViewProps) => (
  <Picture file={value as StoredFile | null} size={28} name={resource && titleOf(resource, row)} />
);
