import { useLocale } from 'ra-core';
import { formatMoment } from '../date/date-format.ts';
import type { ViewProps } from '../field-view.ts';
import { NumberText } from '../frame/NumberText.tsx';

export const DateTimeCell = ({ value }: Pick<ViewProps, 'value'>) => {
  useLocale();
  return <NumberText>{value ? formatMoment(value) : ''}</NumberText>;
};
