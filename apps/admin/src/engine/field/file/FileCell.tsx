import type { StoredFile } from '@school/kernel';
import type { ViewProps } from '../field-view.ts';
import { FileLink } from './FileLink.tsx';

export const FileCell = ({ value }: ViewProps) => (value ? <FileLink file={value as StoredFile} /> : null);
