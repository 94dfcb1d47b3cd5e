import type { ViewProps } from '../field-view.ts';

/** Text as it is. */
export const PlainCell = ({ value }: ViewProps) => (
  <>{value === null || value === undefined ? '' : String(value)}</>
);
