import type { AnyField } from '@school/kernel';
import { useLocale } from 'react-admin';
import type { ViewProps } from '../field-view.ts';
import { NumberText } from '../frame/NumberText.tsx';
import { formatDate, formatPeriod } from './date-format.ts';

interface DateCellProps extends Pick<ViewProps, 'value'> {
  readonly field?: AnyField;
  readonly row?: ViewProps['row'];
}

export const DateCell = ({ value, field, row }: DateCellProps) => {
  // Another language formats it differently.
  useLocale();
  const until = field?.type === 'date' ? field.until : undefined;
  if (until === undefined || !value) return <NumberText>{formatDate(value)}</NumberText>;
  return <NumberText>{formatPeriod(value, row?.[until])}</NumberText>;
};
