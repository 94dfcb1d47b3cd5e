import { useLocale } from 'react-admin';
import type { ViewProps } from '../field-view.ts';
import { NumberText } from '../frame/NumberText.tsx';
import { formatDate } from './date-format.ts';

export const DateCell = ({ value }: Pick<ViewProps, 'value'>) => {
  // Another language writes it anew.
  useLocale();
  return <NumberText>{formatDate(value)}</NumberText>;
};
