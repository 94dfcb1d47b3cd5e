import type { ViewProps } from '../field-view.ts';

/** Text as is. */
export const PlainCell = ({ value }: ViewProps) => (
  <>{value === null || value === undefined ? '' : String(value)}</>
);
