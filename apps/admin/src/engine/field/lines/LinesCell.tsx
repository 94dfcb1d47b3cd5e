import type { ViewProps } from '../field-view.ts';
import { NumberText } from '../frame/NumberText.tsx';

/** The number of lines. */
export const LinesCell = ({ value }: ViewProps) => (
  <NumberText>{Array.isArray(value) ? value.length : ''}</NumberText>
);
