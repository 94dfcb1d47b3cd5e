import { useRecordWords } from '../../catalogue/use-record-words.ts';
import { formatDate } from '../date/date-format.ts';
import type { ViewProps } from '../field-view.ts';

const isDay = (words: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(words);

/** The words of the other record, which came with the row. A record named by its day has it in machine format. */
export const RefCell = ({ field, name, value, row }: ViewProps) => {
  const say = useRecordWords();
  if (value === null || value === undefined) return null;
  const label = (row['_labels'] as Record<string, string> | undefined)?.[name];
  if (typeof label === 'string' && isDay(label)) return <>{formatDate(label)}</>;
  if (label === undefined) return <>{`#${String(value)}`}</>;
  return <>{field.type === 'ref' ? say(field.to, label) : label}</>;
};
