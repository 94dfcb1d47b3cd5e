import type { ViewProps } from '../field-view.ts';

/** The words of the other record; they came with the row. */
export const RefCell = ({ name, value, row }: ViewProps) => {
  if (value === null || value === undefined) return null;
  const label = (row['_labels'] as Record<string, string> | undefined)?.[name];
  return <>{label ?? `#${String(value)}`}</>;
};
