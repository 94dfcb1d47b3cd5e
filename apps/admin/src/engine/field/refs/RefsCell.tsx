import { useRecordWords } from '../../catalogue/use-record-words.ts';
import type { ViewProps } from '../field-view.ts';

/** The words of several records, or their number if only that is known. */
export const RefsCell = ({ field, name, value, row }: ViewProps) => {
  const say = useRecordWords();
  if (!Array.isArray(value) || value.length === 0) return null;
  const label = (row['_labels'] as Record<string, string | readonly string[]> | undefined)?.[name];
  if (label === undefined) return <>{value.length}</>;
  const names = typeof label === 'string' ? [label] : label;
  return <>{names.map((one) => (field.type === 'refs' ? say(field.to, one) : one)).join(', ')}</>;
};
