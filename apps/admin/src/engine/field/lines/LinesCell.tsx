import type { ViewProps } from '../field-view.ts';
import { NumberText } from '../frame/NumberText.tsx';

/** How many lines there are. */
export const LinesCell = ({ value }: ViewProps) => (
  <NumberText>{Array.isArray(value) ? value.length : ''}</NumberText>
);
