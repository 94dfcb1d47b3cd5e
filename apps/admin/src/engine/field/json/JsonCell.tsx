import { LongTextCell } from '../longText/LongTextCell.tsx';
import type { ViewProps } from '../field-view.ts';
import { hiddenKeys, jsonLine } from './json-table.ts';
import { useJsonWords } from './use-json-words.ts';

/** The values in one line; the record's page shows them as a table. */
export const JsonCell = (props: ViewProps<'json'>) => {
  const words = useJsonWords(props.field);
  return <LongTextCell {...props} value={jsonLine(props.value, words.scalar, hiddenKeys(props.field))} />;
};
