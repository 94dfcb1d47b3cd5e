import type { StoredFile } from '@school/kernel';
import type { ViewProps } from '../field-view.ts';
import { Picture } from './Picture.tsx';

export const ImageCell = ({ value }: ViewProps) => <Picture file={value as StoredFile | null} size={28} />;
