import { formatMoment } from '../date/date-format.ts';
import type { ViewProps } from '../field-view.ts';
import { useDateStyle } from '../frame/date-style-context.ts';
import { NumberText } from '../frame/NumberText.tsx';

export const DateTimeCell = ({ value }: Pick<ViewProps, 'value'>) => {
  const style = useDateStyle();
  return <NumberText>{value ? formatMoment(value, style) : ''}</NumberText>;
};
