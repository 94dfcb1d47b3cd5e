import type { ViewProps } from '../field-view.ts';

/** The words of several records, or their number where only that is known. */
export const RefsCell = ({ name, value, row }: ViewProps) => {
  if (!Array.isArray(value) || value.length === 0) return null;
  const label = (row['_labels'] as Record<string, string | readonly string[]> | undefined)?.[name];
  return <>{label === undefined ? value.length : typeof label === 'string' ? label : label.join(', ')}</>;
};
