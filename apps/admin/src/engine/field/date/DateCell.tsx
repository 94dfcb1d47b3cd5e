import type { ViewProps } from '../field-view.ts';
import { useDateStyle } from '../frame/date-style-context.ts';
import { NumberText } from '../frame/NumberText.tsx';
import { formatDate } from './date-format.ts';

export const DateCell = ({ value }: Pick<ViewProps, 'value'>) => (
  <NumberText>{formatDate(value, useDateStyle())}</NumberText>
);
